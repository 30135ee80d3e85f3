import { useQuery } from "@tanstack/react-query";
import { openTestPaymentUrl, payTestPaymentUrl, TestPaymentView } from "../../../backend/payments/contract.ts";
import { command } from "../../shared/api.ts";
import { AlreadyPaid } from "./AlreadyPaid.tsx";
import { CardFormFrame } from "./CardFormFrame.tsx";
import { CardFormProblem } from "./CardFormProblem.tsx";
import type { CardFormProps } from "./cardFormProps.ts";
import { LoadingFields } from "./LoadingFields.tsx";
import { TestFields } from "./TestFields.tsx";
import { testCards } from "./testCardFields.ts";

/** The card form of test mode, marked as such. */
const TestCardForm = (props: CardFormProps) => {
  const { clientSecret, onPaid } = props;
  const [id = ""] = clientSecret.split("_secret_");
  const opened = useQuery({
    queryKey: [openTestPaymentUrl(id)],
    queryFn: async () => TestPaymentView.parse(await command("POST", openTestPaymentUrl(id), { clientSecret })),
    gcTime: 0,
    retry: false,
  });
  if (opened.error || opened.data?.status === "cancelled")
    return <CardFormProblem onRetry={() => void opened.refetch()} />;
  if (!opened.data)
    return (
      <CardFormFrame {...props} isReady={false}>
        <LoadingFields />
      </CardFormFrame>
    );
  if (opened.data.status === "succeeded") return <AlreadyPaid status="succeeded" onPaid={onPaid} />;
  return (
    <TestFields
      {...props}
      cards={testCards}
      payWith={async (told) => {
        const body = { clientSecret, ...told };
        const { status, ...tried } = TestPaymentView.parse(await command("POST", payTestPaymentUrl(id), body));
        return { ...tried, isPaid: status === "succeeded" };
      }}
    />
  );
};
export default TestCardForm;
