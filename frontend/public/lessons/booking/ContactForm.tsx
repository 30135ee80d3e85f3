import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button, Card, Typography } from "@mui/material";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import { BookingContact, BookLesson } from "../../../../backend/lessons/contract.ts";
import { wordsOf } from "../../../shared/api.ts";
import { toast } from "../../../shared/toastStore.ts";
import { useCurrentUser } from "../../accounts/currentUser.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { loginPath } from "../../accounts/returnAddress.ts";
import { showServerIssues } from "../../accounts/serverIssues.ts";
import { useAwake } from "../../waking/rendered.ts";
import { bookingDraft, keepBookingDraft } from "./bookingDraft.ts";
import { ChoiceField } from "../../../shared/forms/ChoiceField.tsx";
import type { Time } from "./freeTimes.ts";
import type { Contact } from "./useBooking.ts";

const Form = BookingContact.extend({ notes: BookLesson.shape.notes });
const focuses = [
  { value: "hitting", label: "Hitting" },
  { value: "fielding", label: "Fielding" },
  { value: "both", label: "Both" },
];
const wishes = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "maybe", label: "Maybe" },
];
const required = ["studentPhone", "studentEmail", "sessionFocus", "weeklyRecurring"] as const;

type Props = {
  time: Time | undefined; // undefined: there is nothing to confirm
  isPending: boolean;
  error: Error | null;
  onConfirm: (contact: Contact) => void;
  children: ReactNode;
};

/** Contact and wishes of the lesson. What is typed stays until it is booked, also over the log-in page. */
export const ContactForm = ({ time, isPending, error, onConfirm, children }: Props) => {
  const user = useCurrentUser();
  const [isAwake] = useState(useAwake());
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { control, handleSubmit, getValues, setValue, setError, subscribe, reset } = useForm({
    resolver: zodResolver(Form),
    defaultValues: { studentPhone: "", studentEmail: "", notes: "", ...(isAwake && bookingDraft()) },
  });
  useEffect(() => {
    if (!isAwake) reset((form) => ({ ...form, ...bookingDraft() })); // the page came from a file, which knows no draft
  }, [isAwake, reset]);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepBookingDraft(values) }),
    [subscribe],
  );
  useEffect(() => {
    if (user?.email && !getValues("studentEmail")) setValue("studentEmail", user.email);
    if (user?.phoneNumber && !getValues("studentPhone")) setValue("studentPhone", user.phoneNumber);
  }, [user, getValues, setValue]);
  useEffect(() => showServerIssues(error, setError, [...required, "notes"]), [error, setError]);

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (user === null) {
      void navigate(loginPath(pathname + search));
      return;
    }
    void handleSubmit(
      (contact) => {
        if (time) onConfirm(contact);
        else
          toast({
            title: "Incomplete Selection",
            text: "Please select an instructor and time slot.",
            kind: "destructive",
          });
      },
      () => {
        if (required.some((name) => !getValues(name)?.trim()))
          toast({
            title: "Contact Information Required",
            text: "Please provide your phone number, email address, session focus, and weekly preference.",
            kind: "destructive",
          });
      },
    )();
  };

  return (
    <Card
      component="form"
      method="dialog"
      noValidate
      onSubmit={confirm}
      sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 3 }}
    >
      <Typography variant="h3">Your contact and your wishes</Typography>
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField control={control} name="studentPhone" label="Phone" type="tel" autoComplete="tel" required />
        <FormField control={control} name="studentEmail" label="Email" type="email" autoComplete="email" required />
      </Box>
      <ChoiceField control={control} name="sessionFocus" label="What would you like to work on?" choices={focuses} />
      <ChoiceField
        control={control}
        name="weeklyRecurring"
        label="Would you like this time every week?"
        choices={wishes}
      />
      <FormField
        control={control}
        name="notes"
        label="Anything your instructor should know"
        helperText="Optional: an injury, a goal, a game coming up"
        slotProps={{ inputLabel: { shrink: true } }} // in the field it would be cut off on a phone
        multiline
        minRows={2}
      />
      {children}
      {error && <Alert severity="error">{wordsOf(error, "Please try again or contact support.")}</Alert>}
      {user === null && (
        <Alert severity="info">
          Booking needs an account. You log in next, and come back here with everything as you left it.
        </Alert>
      )}
      <Button type="submit" variant="contained" color="stitch" size="large" disabled={isPending || user === undefined}>
        {isPending ? "Booking..." : "Confirm Booking"}
      </Button>
    </Card>
  );
};
