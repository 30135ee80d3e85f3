import { Alert, Box, MenuItem, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import {
  AudienceView,
  DraftMessage,
  MessageAudience,
  messageAudienceUrl,
} from "../../../../backend/camps/messages/messageContract.ts";
import { command } from "../../../shared/api.ts";
import { counted } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import type { Attempted } from "../../../shared/forms/attemptKey.ts";
import { useKeptForm } from "../../../shared/forms/useKeptForm.ts";
import type { Kept } from "../../../shared/kept.ts";
import { useAct } from "../../data/useAct.ts";
import { checkedBy } from "../../data/useActForm.ts";
import { useKeptEmail } from "../../data/useKeptEmail.ts";
import { emailLostWords } from "../../data/words.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { MailHtml } from "../../mail/open.ts";
import type { CampVerbs } from "../verbs.ts";
import { audienceLabel, messageDialogWords as words, messagesWords } from "../words.ts";

type Asked = { to: MessageAudience } & Partial<DraftMessage>;

/** Asked again each time somebody is about to decide: families come and go. */
const useAudience = (campId: string, asked: Asked) =>
  useQuery({
    queryKey: [messageAudienceUrl(campId), asked],
    queryFn: async () => AudienceView.parse(await command("POST", messageAudienceUrl(campId), asked)),
    staleTime: 0,
    gcTime: 0,
  });

const reachedWords = ({ families, players }: AudienceView) =>
  families === 0
    ? words.nobodyGetsThisRight
    : words.familiesWithPlayersWill(counted(families, "family", "families"), counted(players, "player"));

const audiences = ["everybody", "paid", "unpaid", "waitlist"] as const;

/** Who gets it, and what it says. */
const Write = ({ campId, form }: { campId: string; form: ReturnType<typeof useForm<DraftMessage>> }) => {
  const { control } = form;
  const { data } = useAudience(campId, { to: useWatch({ control, name: "to" }) });
  return (
    <>
      <FormField
        control={control}
        name="to"
        label={words.whoGetsIt}
        select
        helperText={data ? reachedWords(data) : " "}
      >
        {audiences.map((to) => (
          <MenuItem key={to} value={to}>
            {audienceLabel[to]}
          </MenuItem>
        ))}
      </FormField>
      <FormField
        control={control}
        name="subject"
        label={words.subject}
        required
        helperText={words.leaveNamesOutSubjects}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
      <FormField control={control} name="text" label={words.message} required multiline minRows={5} />
    </>
  );
};

type Preview = { audience: AudienceView | undefined; error: Error | null; onRetry: () => void };
const Check = ({ audience, error, onRetry }: Preview) => {
  if (error) return <Problem title={words.failedToLoadThe} error={error} onRetry={onRetry} />;
  if (!audience?.mail) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      <Alert severity="info">{words.oneEmailPerFamily(reachedWords(audience))}</Alert>
      <Box sx={{ overflowWrap: "anywhere" }}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.subject}
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>{audience.mail.subject}</Typography>
      </Box>
      <MailHtml html={audience.mail.html} />
    </>
  );
};

const Draft = z.object({ to: MessageAudience, subject: z.string(), text: z.string() });

/** Writes a message to families of a camp, shows it as they will get it, and only then sends it. */
export const MessageDialog = ({ campId, onClose }: { campId: string; onClose: () => void }) => {
  const { draft, attempted } = useKeptEmail(`families of ${campId}`, Draft);
  const form = useForm<DraftMessage>({
    resolver: checkedBy<DraftMessage>(DraftMessage),
    defaultValues: { to: "everybody", subject: "", text: "" },
  });
  useKeptForm(form, draft);
  const [checked, setChecked] = useState<DraftMessage>();
  return checked ? (
    <SendDialog
      campId={campId}
      message={checked}
      attempted={attempted}
      onBack={() => setChecked(undefined)}
      onSent={() => {
        draft.forget();
        onClose();
      }}
    />
  ) : (
    <FormDialog
      large
      title={messagesWords.messageFamilies}
      action={words.preview}
      sending={false}
      refusal=""
      onSubmit={form.handleSubmit(setChecked)}
      onClose={onClose}
    >
      <Write campId={campId} form={form} />
    </FormDialog>
  );
};

type SendProps = {
  campId: string;
  message: DraftMessage;
  attempted: Kept<Attempted>;
  onBack: () => void;
  onSent: () => void;
};
const SendDialog = ({ campId, message, attempted, onBack, onSent }: SendProps) => {
  const { data: audience, error, refetch } = useAudience(campId, message);
  const { send, sending, refusal } = useAct(
    ({ messageFamilies }: CampVerbs) =>
      // Not by the number of families: that one more came does not make it a second message.
      (families: number, attempt) =>
        messageFamilies({ campId, key: attempt(message).idempotencyKey, ...message, families }),
    { done: words.messageOnItsWay, failed: words.failedToSendThe, lost: emailLostWords },
    { attempted, sent: onSent },
  );
  const families = audience?.families ?? 0;
  return (
    <FormDialog
      large
      title={words.sendThisMessage}
      action={words.sendMessage}
      cancel={words.back}
      isLocked={families === 0}
      sending={sending}
      refusal={refusal}
      onSubmit={(event) => {
        event.preventDefault();
        void send(families);
      }}
      onClose={onBack}
    >
      <Check audience={audience} error={error} onRetry={() => void refetch()} />
    </FormDialog>
  );
};
