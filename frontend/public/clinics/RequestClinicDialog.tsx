import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { useEffect, useId } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import type { UserView } from "../../../backend/accounts/contract.ts";
import {
  AvailableVolunteers,
  SentInquiryView,
  SeparateFields,
  ServiceType,
  SubmitInquiry,
  submitInquiryUrl,
} from "../../../backend/clinics/contract.ts";
import { command } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { kept } from "../../shared/kept.ts";
import { toast } from "../../shared/toastStore.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { RobotField } from "../forms/RobotField.tsx";
import { useFilledIn } from "../forms/useFilledIn.ts";
import { useKeptForm } from "../../shared/forms/useKeptForm.ts";
import { InquiryFields } from "./InquiryFields.tsx";
import { requestClinicDialogWords as words } from "./words.ts";
import { usePhone } from "../frame/phone/usePhone.ts";

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
/** What was typed survives closing the dialog, and ends with the tab. */
const draft = kept(
  "inquiry-draft",
  z
    .object({
      organizationName: z.string(),
      contactName: z.string(),
      email: z.string(),
      phone: z.string(),
      serviceType: ServiceType,
      preferredDates: z.string(),
      location: z.string(),
      separateFields: z.enum([...SeparateFields.options, ""]).nullable(),
      availableVolunteers: z.enum([...AvailableVolunteers.options, ""]).nullable(),
      additionalInfo: z.string().nullable(),
    })
    .partial(),
);
const knownOf = ({ firstName, lastName, email, phoneNumber }: UserView) =>
  [
    ["contactName", [firstName, lastName].join(" ")],
    ["email", email],
    ["phone", phoneNumber],
  ] as const;

type Props = { service?: ServiceType | undefined; onClose: () => void }; // chosen where it was asked for

/** An organization asks for a clinic, a camp or a session with its board. Closing this loses nothing that was typed. */
export const RequestClinicDialog = ({ service, onClose }: Props) => {
  const id = useId();
  const isPhone = usePhone();
  const user = useCurrentUser();
  const form = useForm({ resolver: zodResolver(SubmitInquiry), defaultValues: untyped });
  const { control, handleSubmit, register } = form;
  useKeptForm(form, draft);
  useFilledIn(form, user, knownOf);
  const { setValue } = form;
  useEffect(() => {
    if (service) setValue("serviceType", service);
  }, [service, setValue]);
  const { send, sending, refusal } = useSend(
    async (inquiry: SubmitInquiry, attempt) =>
      SentInquiryView.parse(await command("POST", submitInquiryUrl, inquiry, attempt(inquiry))),
    {
      form,
      failed: { title: words.inquiryNotSent, text: words.failedToSubmitInquiry },
      sent: () => {
        draft.forget();
        toast({
          title: words.inquirySubmitted,
          text: words.oneOfOurCoachesWill,
        });
        onClose();
      },
    },
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={isPhone} fullWidth maxWidth="md">
      <Box
        component="form"
        method="dialog"
        noValidate
        onSubmit={handleSubmit(send)}
        sx={{ display: "flex", flexDirection: "column", minHeight: 0, flexGrow: 1 }}
      >
        <DialogTitle id={id} variant="h3" component="h2">
          {words.requestAClinicOr}
        </DialogTitle>
        <DialogContent dividers sx={{ display: "grid", gap: 3, alignContent: "start" }}>
          <Box sx={{ color: "text.secondary", maxWidth: "60ch" }}>{words.weComeToLeagues}</Box>
          <InquiryFields control={control} />
          <RobotField {...register("topic")} />
        </DialogContent>
        {/* Not among the fields, where nobody would see it who sends from the end of them. */}
        {refusal && (
          <Alert severity="error" sx={{ mx: 3, mt: 2 }}>
            {words.refusalEverythingYouTyped(refusal)}
          </Alert>
        )}
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button color="inherit" onClick={onClose}>
            {words.close}
          </Button>
          <ActButton type="submit" variant="contained" color="stitch" busy={sending}>
            {sending ? words.sending : words.sendRequest}
          </ActButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
