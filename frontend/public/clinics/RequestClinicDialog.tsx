import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { type SyntheticEvent, useEffect, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { SentInquiryView, SubmitInquiry, submitInquiryUrl } from "../../../backend/clinics/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { attemptKeys } from "../../shared/attemptKey.ts";
import { toast } from "../../shared/toastStore.ts";
import { useCurrentUser } from "../accounts/currentUser.ts";
import { showServerIssues } from "../accounts/serverIssues.ts";
import { forgetInquiryDraft, inquiryDraft, keepInquiryDraft } from "./inquiryDraft.ts";
import { InquiryFields } from "./InquiryFields.tsx";

const failed = "Failed to submit inquiry. Please try again.";

const useSendInquiry = (onSent: () => void) => {
  const [keyOf] = useState(attemptKeys);
  return useMutation({
    mutationFn: async (inquiry: object) =>
      SentInquiryView.parse(await command("POST", submitInquiryUrl, inquiry, { idempotencyKey: keyOf(inquiry) })),
    onSuccess: () => {
      forgetInquiryDraft();
      toast({
        title: "Inquiry Submitted",
        text: "One of our coaches calls or writes to you, to agree on day, place and price.",
      });
      onSent();
    },
    onError: (error) => toast({ title: "Inquiry Not Sent", text: wordsOf(error, failed), kind: "destructive" }),
  });
};

const fields = Object.keys(SubmitInquiry.shape);
const untyped = {
  organizationName: "",
  contactName: "",
  email: "",
  phone: "",
  preferredDates: "",
  location: "",
  separateFields: "" as const,
  availableVolunteers: "" as const,
  additionalInfo: "",
};
/** A robot finds the field in the page; people, also those who listen to it, do not. */
const forRobots = { position: "absolute", left: -9999, width: 1, height: 1, overflow: "hidden" } as const;

/** An organization asks for a clinic, a camp or a session with its board. What is typed stays until it is sent, also when this is closed. */
export const RequestClinicDialog = ({ onClose }: { onClose: () => void }) => {
  const id = useId();
  const isPhone = useMediaQuery("(max-width: 599px)");
  const user = useCurrentUser();
  const { mutate, error, isPending } = useSendInquiry(onClose);
  const { control, handleSubmit, getValues, setValue, setError, subscribe, register } = useForm({
    resolver: zodResolver(SubmitInquiry),
    defaultValues: { ...untyped, ...inquiryDraft() },
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepInquiryDraft(values) }),
    [subscribe],
  );
  useEffect(() => {
    if (!user) return;
    const known = {
      contactName: [user.firstName, user.lastName].join(" "),
      email: user.email,
      phone: user.phoneNumber,
    };
    for (const field of ["contactName", "email", "phone"] as const)
      if (known[field] && !getValues(field)) setValue(field, known[field]);
  }, [user, getValues, setValue]);
  useEffect(() => showServerIssues(error, setError, fields), [error, setError]);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) void handleSubmit((inquiry) => mutate(inquiry))();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={isPhone} fullWidth maxWidth="md">
      <Box
        component="form"
        method="dialog"
        noValidate
        onSubmit={send}
        sx={{ display: "flex", flexDirection: "column", minHeight: 0, flexGrow: 1 }}
      >
        <DialogTitle id={id} variant="h3" component="h2">
          Request a clinic or camp
        </DialogTitle>
        <DialogContent dividers sx={{ display: "grid", gap: 3, alignContent: "start" }}>
          <Box sx={{ color: "text.secondary", maxWidth: "60ch" }}>
            We come to leagues, schools and clubs. Tell us what you have in mind: one of our coaches calls or writes to
            you, and nothing is booked or paid before you agree on day, place and price.
          </Box>
          <InquiryFields control={control} />
          <Box aria-hidden sx={forRobots}>
            <label>
              Topic <input {...register("topic")} type="text" tabIndex={-1} autoComplete="off" />
            </label>
          </Box>
        </DialogContent>
        {/* Not among the fields, where nobody would see it who sends from the end of them. */}
        {error && (
          <Alert severity="error" sx={{ mx: 3, mt: 2 }}>
            {wordsOf(error, failed)} Everything you typed is still here.
          </Alert>
        )}
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button color="inherit" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" variant="contained" color="stitch" disabled={isPending}>
            {isPending ? "Sending..." : "Send Request"}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
