import { Alert, Box, Card, MenuItem, Skeleton, Typography } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { CampaignForm, type WholeCampaignView } from "../../../../backend/outreach/campaigns/contract.ts";
import { type PreviewEmail, type SendersView, TemplateType } from "../../../../backend/outreach/formContract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { useAct } from "../../data/useAct.ts";
import { goOnFrom, useActForm } from "../../data/useActForm.ts";
import { useUnsaved } from "../../data/useUnsaved.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { Section } from "../../frame/Section.tsx";
import { OutreachOff, sendersQuery } from "../OutreachOff.tsx";
import { outreachFormWords, templateLabel } from "../words.ts";
import { Audience } from "./Audience.tsx";
import { previewQuery, saveCampaign, testEmail } from "./campaignCalls.ts";
import { StartCampaign } from "./StartCampaign.tsx";
import { emailOf, type TypedCampaign, typedCampaign } from "./typedCampaign.ts";
import { draftWords as words, newWords } from "./words.ts";
import { MailHtml } from "../../mail/open.ts";

const EmailFields = ({ control, addresses }: { control: Control<TypedCampaign>; addresses: readonly string[] }) => (
  <>
    <FormField control={control} name="name" label={newWords.name} helperText={newWords.nameHelp} required />
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      <FormField control={control} name="templateType" label={outreachFormWords.template} select>
        {TemplateType.options.map((type) => (
          <MenuItem key={type} value={type}>
            {templateLabel[type]}
          </MenuItem>
        ))}
      </FormField>
      <FormField control={control} name="senderEmail" label={outreachFormWords.senderEmail} select>
        {addresses.map((address) => (
          <MenuItem key={address} value={address}>
            {address}
          </MenuItem>
        ))}
      </FormField>
    </Box>
    <FormField control={control} name="subject" label={words.subject} helperText={words.subjectHelp} />
    <FormField
      control={control}
      name="message"
      label={words.message}
      helperText={words.messageHelp}
      multiline
      minRows={4}
    />
  </>
);

const pause = 500; // ms without typing

/** What was typed once nobody has typed for a moment. */
const useSettled = (typed: string) => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};

/** The email as one league would get it. */
const CampaignPreview = ({ email }: { email: PreviewEmail }) => {
  const settled: PreviewEmail = JSON.parse(useSettled(JSON.stringify(email)));
  const { data, error, refetch } = useQuery({ ...previewQuery(settled), placeholderData: keepPreviousData });
  return (
    <Section title={words.preview}>
      {error ? (
        <Problem title={words.failedToPreview} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Card sx={{ overflow: "hidden" }}>
          <Box sx={{ p: { xs: 2, sm: 3 }, borderBottom: 1, borderColor: "divider", overflowWrap: "anywhere" }}>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {words.sample(words.sampleLeague)}
            </Typography>
            <Typography sx={{ fontWeight: 650 }}>{data.subject}</Typography>
          </Box>
          <MailHtml html={data.whole} />
        </Card>
      ) : (
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: "16px" }} aria-busy />
      )}
    </Section>
  );
};

type Props = { campaign: WholeCampaignView; story: ReactNode };

const Form = ({ campaign, story, addresses, hasPostalAddress }: Props & SendersView) => {
  const { id } = campaign;
  const [isStarting, setStarting] = useState(false);
  const [seen, setSeen] = useState(() => typedCampaign(campaign)); // as it was loaded, or saved from here
  const { form, control, dialog } = useActForm(
    CampaignForm,
    typedCampaign(campaign),
    () => async (typed) => {
      await saveCampaign(id)({ ...typed, seen });
      setSeen(typed);
    },
    { done: words.saved, failed: words.failedToSave },
    { sent: (_, sent) => goOnFrom(form, { sent, saved: sent }) },
  );
  useUnsaved(`campaign ${id}`, form);
  const test = useAct(() => async () => testEmail(emailOf(form.getValues())), {
    done: words.tested,
    meaning: (_, { to }) => words.testedTo(to),
    failed: words.failedToTest,
  });
  const email = useWatch({ control, name: ["templateType", "message", "subject"] });
  const { isDirty } = form.formState;
  return (
    <>
      <Box component="form" noValidate aria-label={words.email} onSubmit={dialog.onSubmit} sx={{ minWidth: 0 }}>
        <Section title={words.email}>
          <Card sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
            {dialog.refusal && (
              <Alert severity="error" role="alert">
                {dialog.refusal}
              </Alert>
            )}
            <EmailFields control={control} addresses={addresses} />
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
              <ActButton type="submit" variant="contained" busy={dialog.sending} disabled={!isDirty}>
                {words.save}
              </ActButton>
              <ActButton
                variant="outlined"
                busy={test.sending}
                disabled={!hasPostalAddress}
                onClick={() => void test.send(undefined)}
              >
                {words.test}
              </ActButton>
            </Box>
          </Card>
        </Section>
        <CampaignPreview email={emailOf({ templateType: email[0], message: email[1], subject: email[2] })} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Audience
          control={control}
          campaignId={id}
          isDirty={isDirty}
          isOff={!hasPostalAddress}
          onStart={() => setStarting(true)}
        />
        {story}
      </Box>
      {isStarting && <StartCampaign campaign={campaign} seen={seen} onClose={() => setStarting(false)} />}
    </>
  );
};

/** Words and audience of a campaign that was not started yet. */
export const CampaignDraft = (props: Props) => {
  const { data, error, refetch } = useQuery(sendersQuery);
  if (error) return <Problem title={outreachFormWords.couldntLoad} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={320} sx={{ borderRadius: "16px" }} aria-busy />;
  return (
    <>
      <OutreachOff />
      <Form {...props} {...data} />
    </>
  );
};
