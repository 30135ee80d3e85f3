import { Alert, Box, Card, FormControlLabel, MenuItem, Skeleton, Switch, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { useLocation } from "react-router";
import { z } from "zod";
import { previewUrl, sendUrl } from "../../../backend/outreach/contract.ts";
import { PreviewView, SendEmail, TemplateType } from "../../../backend/outreach/formContract.ts";
import { command } from "../../shared/api.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { type Attempt, useSend } from "../../shared/forms/useSend.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useActForm } from "../data/useActForm.ts";
import { keptAttempt } from "../data/useKeptEmail.ts";
import { useUnsaved } from "../data/useUnsaved.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { emailLostWords } from "../data/words.ts";
import { EmailPreview } from "./EmailPreview.tsx";
import { OutreachOff, sendersQuery } from "./OutreachOff.tsx";
import { startWith, type TypedEmail } from "./typedEmail.ts";
import { outreachFormWords as words, templateLabel } from "./words.ts";

// No verbs of the data provider, which would load the contract with the first screen.
const previewEmail = async (typed: TypedEmail) => PreviewView.parse(await command("POST", previewUrl, typed));
const sendEmail = (typed: TypedEmail, attempt: Attempt) => command("POST", sendUrl, typed, attempt(typed));

/** Where somebody comes from a league's page to email it. */
const Coming = z.object({
  league: z.object({ leagueName: z.string(), contactName: z.string(), recipientEmail: z.string() }),
});
const leagueIn = (state: unknown) => Coming.safeParse(state).data?.league;

const attempted = keptAttempt("outreach email");
const unsaved = { shouldDirty: true };
const columns = { display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } };

const Form = ({ addresses }: { addresses: readonly string[] }) => {
  const blank = startWith(addresses[0] ?? "");
  const start = { ...blank, ...leagueIn(useLocation().state) };
  const [whole, setWhole] = useState<string>();
  const { form, control, dialog } = useActForm(
    SendEmail,
    start,
    () => sendEmail,
    {
      done: words.sent,
      meaning: words.itIsOnItsWay,
      failed: words.failedToSend,
      lost: { text: emailLostWords.text },
    },
    {
      attempted,
      sent: () => {
        setWhole(undefined);
        form.reset(blank);
      },
    },
  );
  const preview = useSend(previewEmail, {
    form,
    failed: { title: words.failedToPreview, text: words.pleaseTryAgain },
    sent: ({ subject, text, whole: shown }: PreviewView) => {
      form.setValue("showPreview", true, unsaved);
      form.setValue("previewData", { subject, text }, unsaved);
      setWhole(shown);
    },
    refused: () => {
      if (whole === undefined) form.setValue("showPreview", false, unsaved); // what isn't seen isn't sent
      return false;
    },
  });
  const leave = () => {
    form.setValue("showPreview", false, unsaved);
    form.setValue("previewData", null, unsaved);
    setWhole(undefined);
  };
  useUnsaved(`outreach email ${start.recipientEmail}`, form);
  /** With what was edited in the one before, also if that isn't seen now. */
  const show = () => {
    const typed = form.getValues();
    void preview.send({ ...typed, showPreview: Boolean(typed.previewData) });
  };
  const showAgain = useEffectEvent(() => {
    if (form.getValues("showPreview")) show();
  });
  useEffect(() => showAgain(), []);
  const previewButton = useRef<HTMLButtonElement>(null);
  const hasPressed = useRef(false); // a preview that comes back by itself doesn't take the focus
  const press = (act: () => void) => () => {
    hasPressed.current = true;
    act();
  };

  const [leagueName, contactName, recipientEmail, usesOwn] = useWatch({
    control,
    name: ["leagueName", "contactName", "recipientEmail", "useCustomContent"],
  });
  const { field: switched } = useController({ control, name: "useCustomContent" });
  const canPreview = Boolean(leagueName.trim() && contactName.trim());
  const canSend = canPreview && recipientEmail.trim() !== "";
  const isPreviewed = whole !== undefined;
  useEffect(() => {
    if (!hasPressed.current) return;
    hasPressed.current = false;
    if (isPreviewed) form.setFocus("previewData.subject");
    else previewButton.current?.focus();
  }, [isPreviewed, form]);
  const lack = canSend ? "" : canPreview ? words.needForSending : words.needForPreview;
  const refusal = dialog.refusal || preview.refusal;
  return (
    <Card
      component="form"
      noValidate
      aria-label={words.newEmail}
      onSubmit={dialog.onSubmit}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}
    >
      {refusal && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      <Box sx={columns}>
        <FormField
          control={control}
          name="templateType"
          label={words.template}
          select
          disabled={isPreviewed}
          sx={{ gridColumn: "1 / -1" }}
        >
          {TemplateType.options.map((type) => (
            <MenuItem key={type} value={type}>
              {templateLabel[type]}
            </MenuItem>
          ))}
        </FormField>
        <FormField control={control} name="leagueName" label={words.leagueName} required disabled={isPreviewed} />
        <FormField control={control} name="contactName" label={words.contactName} required disabled={isPreviewed} />
        <FormField control={control} name="recipientEmail" label={words.recipientEmail} type="email" required />
        <FormField control={control} name="senderEmail" label={words.senderEmail} select>
          {addresses.map((address) => (
            <MenuItem key={address} value={address}>
              {address}
            </MenuItem>
          ))}
        </FormField>
      </Box>
      {isPreviewed ? (
        <EmailPreview control={control} whole={whole} busy={preview.sending} onShow={show} onLeave={press(leave)} />
      ) : (
        <>
          <FormControlLabel
            control={
              <Switch checked={switched.value} onChange={(_, on) => switched.onChange(on)} name={switched.name} />
            }
            label={words.customContent}
            sx={{ minHeight: 44 }}
          />
          {usesOwn && (
            <FormField
              control={control}
              name="customContent"
              label={words.yourMessage}
              helperText={words.yourMessageHelp}
              multiline
              minRows={4}
            />
          )}
        </>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        {!isPreviewed && (
          <ActButton
            ref={previewButton}
            variant="outlined"
            busy={preview.sending}
            disabled={!canPreview}
            onClick={press(show)}
          >
            {words.preview}
          </ActButton>
        )}
        <ActButton type="submit" variant="contained" busy={dialog.sending} disabled={!canSend}>
          {words.send}
        </ActButton>
        <Typography variant="body2" sx={{ color: "text.secondary" }} aria-live="polite">
          {lack}
        </Typography>
      </Box>
    </Card>
  );
};

/** An email to a league. It can be previewed and edited, and is sent from the preview or without one. */
export const OutreachForm = () => {
  const { data, error, refetch } = useQuery(sendersQuery);
  if (error) return <Problem title={words.couldntLoad} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={320} sx={{ borderRadius: "16px" }} aria-busy />;
  if (!data.hasPostalAddress) return <OutreachOff />;
  return <Form addresses={data.addresses} />;
};
