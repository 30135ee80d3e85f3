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
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormField } from "../../shared/forms/FormField.tsx";
import { tabular } from "../../shared/theme.ts";
import { CardFormFrame } from "./CardFormFrame.tsx";
import type { CardFormProps, Tried } from "./cardFormProps.ts";
import { fieldsFor, grouped, monthAndYear } from "./testCardFields.ts";
import { usePaying } from "./usePaying.ts";
import { testCardFormWords as words } from "./words.ts";

/** Says that this is no real form, and which numbers do what. */
const TestModeBanner = ({
  cards,
  onUse,
}: {
  cards: Readonly<Record<string, string>>;
  onUse: (number: string) => void;
}) => (
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
      {Object.entries(cards).map(([number, does]) => (
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

/** What a bank asks before it lets some cards pay. */
const ConfirmTestPayment = ({
  amount,
  onAnswer,
}: {
  amount: string;
  onAnswer: (answer: "given" | "refused") => void;
}) => (
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

interface Attempted {
  readonly isPaid: boolean;
  readonly mustConfirm: boolean;
  readonly declined: string | null;
}
type Props<Card extends string> = Omit<CardFormProps, "clientSecret"> & {
  /** What each of the cards that are taken here does. */
  readonly cards: Readonly<Record<Card, string>>;
  readonly payWith: (told: { card: Card; confirmation?: "given" | "refused" }) => Promise<Attempted>;
};

/** Stands in for Stripe's fields in test mode: the same steps and answers, and our own server in place of Stripe. */
export const TestFields = <Card extends string>({
  cards,
  payWith,
  onPaid,
  onFailed,
  ifDeclined,
  ...form
}: Props<Card>) => {
  const [Fields] = useState(() => fieldsFor(cards));
  const { control, trigger, getValues, reset } = useForm({ resolver: zodResolver(Fields), defaultValues: empty });
  const [answer, setAnswer] = useState<((given: "given" | "refused") => void) | null>(null);

  const askToConfirm = async () => {
    const given = await new Promise<"given" | "refused">((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    return given;
  };

  const attempt = async (): Promise<Tried> => {
    if (!(await trigger(undefined, { shouldFocus: true }))) return null;
    const { number: card } = Fields.parse(getValues());
    const asked = await payWith({ card });
    const { isPaid, declined } = asked.mustConfirm
      ? await payWith({ card, confirmation: await askToConfirm() })
      : asked;
    return isPaid ? { paid: "succeeded" } : { declined: declined ?? undefined };
  };
  const { pay, isPaying, refusal } = usePaying({
    readiness: "ready",
    attempt,
    onPaid,
    ifDeclined,
    ...(onFailed && { onFailed }),
  });

  return (
    <>
      <CardFormFrame {...form} isReady isPaying={isPaying} refusal={refusal} onPay={() => void pay()}>
        <TestModeBanner cards={cards} onUse={(number) => reset({ number: grouped(number), ...anyCard() })} />
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
