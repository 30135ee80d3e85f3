import { zodResolver } from "@hookform/resolvers/zod";
import ScienceIcon from "@mui/icons-material/ScienceOutlined";
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
  type TextFieldProps,
  Typography,
} from "@mui/material";
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
import { tabular } from "../../shared/theme.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { AlreadyPaid } from "./AlreadyPaid.tsx";
import { usePaying } from "./usePaying.ts";
import { CardFormFrame } from "./CardFormFrame.tsx";
import { CardFormProblem } from "./CardFormProblem.tsx";
import type { CardFormProps, Tried } from "./cardFormProps.ts";
import { LoadingFields } from "./LoadingFields.tsx";
import { grouped, monthAndYear, TestCardFields, testCards } from "./testCardFields.ts";
import { testCardFormWords as words } from "./words.ts";

/** Says that this is no real form, and which numbers do what. */
const TestModeBanner = ({ onUse }: { onUse: (number: string) => void }) => (
  <Alert
    role="note"
    severity="warning"
    icon={<ScienceIcon />}
    sx={{ alignItems: "flex-start", "& > div:last-of-type": { flexGrow: 1 } }}
  >
    <strong>{words.testModeNoMoney}</strong>
    <Typography variant="body2" sx={{ mb: 1 }}>
      {words.thisStandsIn}
    </Typography>
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 0.5 }}>
      {Object.entries(testCards).map(([number, does]) => (
        <Box
          component="li"
          key={number}
          sx={{ display: "grid", gridTemplateColumns: "1fr auto", alignItems: "center", columnGap: 1 }}
        >
          <Typography component="span" variant="body2">
            <Box component="span" sx={{ fontWeight: 650, whiteSpace: "nowrap", ...tabular }}>
              {grouped(number)}
            </Box>{" "}
            {does}
          </Typography>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            aria-label={words.theCardThat(does)}
            onClick={() => onUse(number)}
          >
            {words.use}
          </Button>
        </Box>
      ))}
    </Box>
  </Alert>
);

type Props = { amount: string; onAnswer: (answer: "given" | "refused") => void };

/** What a bank asks before it lets some cards pay. */
const ConfirmTestPayment = ({ amount, onAnswer }: Props) => (
  <Dialog open onClose={() => onAnswer("refused")} aria-labelledby="confirm-payment" fullWidth maxWidth="xs">
    <DialogTitle id="confirm-payment">{words.confirmThisPayment}</DialogTitle>
    <DialogContent sx={{ display: "grid", gap: 2 }}>
      <DialogContentText>{words.yourBankWouldAsk(amount)}</DialogContentText>
      <Alert severity="warning">{words.testModeNoMoney}</Alert>
    </DialogContent>
    <DialogActions sx={{ px: 3, py: 2 }}>
      <Button color="inherit" onClick={() => onAnswer("refused")}>
        {words.declinePayment}
      </Button>
      <Button variant="contained" onClick={() => onAnswer("given")}>
        {words.confirmPayment}
      </Button>
    </DialogActions>
  </Dialog>
);

/** Formats what is typed as on a card, except while editing in the middle, which would move the caret. */
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
/** Values for the other fields of a test card. */
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
          label={words.cardNumber}
          as={NumberField}
          slotProps={numeric}
          {...alone}
        />
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "1fr 1fr" }}>
          <FormField
            control={control}
            name="expiry"
            label={words.expiry}
            as={ExpiryField}
            slotProps={numeric}
            {...alone}
          />
          <FormField control={control} name="cvc" label={words.cvc} slotProps={numeric} {...alone} />
        </Box>
        <FormField control={control} name="zip" label={words.zipCode} slotProps={numeric} {...alone} />
      </CardFormFrame>
      {answer && <ConfirmTestPayment amount={form.amount} onAnswer={answer} />}
    </>
  );
};
/** Keeps browsers from offering a real card here. */
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
