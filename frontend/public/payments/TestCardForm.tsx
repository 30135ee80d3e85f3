import { zodResolver } from "@hookform/resolvers/zod";
import { Box, TextField, type TextFieldProps } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  openTestPaymentUrl,
  type PayTestPayment,
  payTestPaymentUrl,
  TestPaymentView,
} from "../../../backend/payments/contract.ts";
import { command } from "../../shared/api.ts";
import { FormField } from "../accounts/FormField.tsx";
import { AlreadyPaid } from "../camps/money/AlreadyPaid.tsx";
import { CardFormFrame } from "./CardFormFrame.tsx";
import { CardFormProblem } from "./CardFormProblem.tsx";
import type { CardFormProps, Tried } from "./cardFormProps.ts";
import { ConfirmTestPayment } from "./ConfirmTestPayment.tsx";
import { LoadingFields } from "./LoadingFields.tsx";
import { grouped, monthAndYear, TestCardFields } from "./testCardFields.ts";
import { TestModeBanner } from "./TestModeBanner.tsx";
import { usePaying } from "../camps/money/usePaying.ts";

/** Writes what is typed as a card shows it; in the middle of a text it leaves the caret alone. */
const written = (as: (typed: string) => string) => {
  const Written = ({ onChange, ...props }: TextFieldProps) => (
    <TextField
      {...props}
      onChange={(event) => {
        const { target } = event;
        if (target.selectionStart === target.value.length) target.value = as(target.value);
        onChange?.(event);
      }}
    />
  );
  return Written;
};
const NumberField = written(grouped);
const ExpiryField = written(monthAndYear);
const numeric = { htmlInput: { inputMode: "numeric" } } as const;
const empty = { number: "", expiry: "", cvc: "", zip: "" };
/** What the other fields may hold with a test card. */
const anyCard = () => ({ expiry: `12 / ${String(new Date().getFullYear() + 1).slice(-2)}`, cvc: "123", zip: "12345" });

/** Stands in for Stripe's fields in test mode: the same steps and answers, and our own server in place of Stripe. */
const TestFields = ({ clientSecret, id, onPaid, onFailed, ...form }: CardFormProps & { id: string }) => {
  const { control, trigger, getValues, reset } = useForm({
    resolver: zodResolver(TestCardFields),
    defaultValues: empty,
  });
  const [answer, setAnswer] = useState<((given: "given" | "refused") => void) | null>(null);

  const askToConfirm = async () => {
    const given = await new Promise<"given" | "refused">((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    return given;
  };
  const payWith = async (told: Omit<PayTestPayment, "clientSecret">) =>
    TestPaymentView.parse(await command("POST", payTestPaymentUrl(id), { clientSecret, ...told }));

  const attempt = async (): Promise<Tried> => {
    if (!(await trigger(undefined, { shouldFocus: true }))) return null;
    const { number: card } = TestCardFields.parse(getValues());
    const asked = await payWith({ card });
    const { status, declined } = asked.mustConfirm
      ? await payWith({ card, confirmation: await askToConfirm() })
      : asked;
    return status === "succeeded" ? { paid: status } : { declined: declined ?? undefined };
  };
  const { pay, isPaying, refusal } = usePaying({
    readiness: "ready",
    attempt,
    onPaid,
    ...(onFailed && { onFailed }),
  });

  return (
    <>
      <CardFormFrame {...form} isReady isPaying={isPaying} refusal={refusal} onPay={() => void pay()}>
        <TestModeBanner onUse={(number) => reset({ number: grouped(number), ...anyCard() })} />
        <FormField
          control={control}
          name="number"
          label="Card number"
          as={NumberField}
          slotProps={numeric}
          {...alone}
        />
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "1fr 1fr" }}>
          <FormField control={control} name="expiry" label="Expiry" as={ExpiryField} slotProps={numeric} {...alone} />
          <FormField control={control} name="cvc" label="CVC" slotProps={numeric} {...alone} />
        </Box>
        <FormField control={control} name="zip" label="ZIP code" slotProps={numeric} {...alone} />
      </CardFormFrame>
      {answer && <ConfirmTestPayment amount={form.amount} onAnswer={answer} />}
    </>
  );
};
/** A browser should not offer a real card here. */
const alone = { autoComplete: "off", required: true } as const;

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
  return <TestFields {...props} id={id} />;
};
export default TestCardForm;
