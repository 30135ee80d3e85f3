import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Card, Link as Anchor, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation, useNavigate } from "react-router";
import { z } from "zod";
import type { UserView } from "../../../../../backend/accounts/contract.ts";
import {
  CustomSessionFocus,
  lessonRequestsUrl,
  OwnLessonRequestView,
  ownLessonRequestsUrl,
  RequestLesson,
  TravelPreference,
} from "../../../../../backend/lessons/contract.ts";
import { command } from "../../../../shared/api.ts";
import { ActButton } from "../../../../shared/forms/ActButton.tsx";
import { useSend } from "../../../../shared/forms/useSend.ts";
import { kept } from "../../../../shared/kept.ts";
import { customFocusWords, travelChoiceWords } from "../../../../shared/lessons/words.ts";
import { toast } from "../../../../shared/toastStore.ts";
import { useCurrentUser } from "../../../access/currentUser.ts";
import { FormField } from "../../../../shared/forms/FormField.tsx";
import { loginPath } from "../../../access/returnAddress.ts";
import { usePlayerChoice, WhoIsThisFor } from "../../../players/open.ts";
import { RobotField } from "../../../forms/RobotField.tsx";
import { useFilledIn } from "../../../forms/useFilledIn.ts";
import { useKeptForm } from "../../../../shared/forms/useKeptForm.ts";
import { ChoiceField } from "../../../../shared/forms/ChoiceField.tsx";
import type { SentRequest } from "./CustomRequestSent.tsx";
import { customRequestFormWords as words } from "../../words.ts";

const Form = RequestLesson.omit({ instructorId: true, instructorName: true, playerId: true });
const required = ["name", "phone", "email", "travelPreference"] as const;
const untyped = {
  name: "",
  phone: "",
  email: "",
  sessionFocus: "" as const,
  preferredDates: "",
  preferredTimes: "",
  location: "",
  additionalNotes: "",
};
/** What was typed survives logging in, and ends with the tab. */
const draft = kept(
  "request-draft",
  z
    .object({
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      travelPreference: TravelPreference,
      sessionFocus: z.enum([...CustomSessionFocus.options, ""]).nullable(),
      preferredDates: z.string().nullable(),
      preferredTimes: z.string().nullable(),
      location: z.string().nullable(),
      additionalNotes: z.string().nullable(),
    })
    .partial(),
);
const knownOf = ({ firstName, lastName, email, phoneNumber }: UserView) =>
  [
    ["name", [firstName, lastName].join(" ")],
    ["email", email],
    ["phone", phoneNumber],
  ] as const;
const travel = TravelPreference.options.map((value) => ({ value, label: travelChoiceWords[value] }));
const half = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } };
const inPairs = { "& [role=radiogroup]": { display: "grid", gridTemplateColumns: { sm: "1fr 1fr" } } };
/** A family's wishes. What is typed stays until it is sent, even across logging in. */
export const CustomRequestForm = ({ instructorId }: { instructorId: string | undefined }) => {
  const user = useCurrentUser();
  const { players, chosen, isKnown, failed } = usePlayerChoice();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useForm({ resolver: zodResolver(Form), defaultValues: untyped });
  const { control, handleSubmit, getValues, register } = form;
  const [isUnchosen, setUnchosen] = useState(false);
  const firstPlayer = useRef<HTMLInputElement>(null);
  useKeptForm(form, draft);
  useFilledIn(form, user, knownOf);
  const { send, sending, refusal } = useSend(
    async (wishes: z.output<typeof Form>, attempt) => {
      const request = { ...wishes, ...(instructorId && { instructorId }), ...(chosen && { playerId: chosen.id }) };
      return OwnLessonRequestView.parse(await command("POST", lessonRequestsUrl, request, attempt(request)));
    },
    {
      form,
      failed: { title: words.requestFailed, text: words.pleaseTryAgainOr },
      sent: async ({ instructorName, replyDueAt }) => {
        draft.forget();
        void queryClient.invalidateQueries({ queryKey: [ownLessonRequestsUrl] });
        toast({ title: words.requestSent, text: words.youllHearBackWithin });
        // Step 1 says what happens next.
        await navigate(pathname, { state: { sentRequest: { instructorName, replyDueAt } } satisfies SentRequest });
      },
    },
  );
  const complete = (wishes: z.output<typeof Form>) => {
    if (!isKnown) return toast({ title: words.requestFailed, text: words.playersNotLoaded, kind: "destructive" });
    if (players.length < 2 || chosen) return send(wishes);
    setUnchosen(true);
    firstPlayer.current?.focus(); // screens above the button
  };
  const lacks = () => {
    if (required.some((name) => !getValues(name)?.trim()))
      toast({
        title: words.requiredFieldsMissing,
        text: words.pleaseFillInAll,
        kind: "destructive",
      });
  };

  return (
    <Card
      component="form"
      method="dialog"
      noValidate
      aria-label={words.customLessonRequest}
      onSubmit={(event) => void handleSubmit(complete, lacks)(event)}
      sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 3, position: "relative" }}
    >
      <WhoIsThisFor first={firstPlayer} problem={isUnchosen ? words.pleaseChooseWho : undefined} />
      <Typography variant="h3">{words.howCanWeReach}</Typography>
      <FormField control={control} name="name" label={words.name} autoComplete="name" required />
      <Box sx={half}>
        <FormField control={control} name="phone" label={words.phone} type="tel" autoComplete="tel" required />
        <FormField control={control} name="email" label={words.email} type="email" autoComplete="email" required />
      </Box>

      <Typography variant="h3">{words.whatWorksForYou}</Typography>
      <Box sx={inPairs}>
        <ChoiceField control={control} name="travelPreference" label={words.whoTravels} choices={travel} />
      </Box>
      <Box sx={half}>
        <FormField
          control={control}
          name="preferredDates"
          label={words.preferredDates}
          helperText={words.forExampleSaturdaysIn}
        />
        <FormField
          control={control}
          name="preferredTimes"
          label={words.preferredTimes}
          helperText={words.forExampleAfter5}
        />
      </Box>
      <Box sx={half}>
        <FormField control={control} name="location" label={words.location} helperText={words.aFieldAPark} />
        <FormField
          control={control}
          name="sessionFocus"
          label={words.sessionFocus}
          select
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{words.notSureYet}</option>
          {CustomSessionFocus.options.map((focus) => (
            <option key={focus} value={focus}>
              {customFocusWords[focus]}
            </option>
          ))}
        </FormField>
      </Box>
      <FormField
        control={control}
        name="additionalNotes"
        label={words.anythingElse}
        helperText={words.thePlayersAgeAnd}
        multiline
        minRows={3}
      />
      <RobotField {...register("topic")} />

      {refusal && <Alert severity="error">{words.refusalEverythingYouTyped(refusal)}</Alert>}
      {user === null && (
        <Alert severity="info">
          {words.youCanSendThis}
          <Anchor component={Link} to={loginPath(pathname + search)}>
            {words.logInFirst}
          </Anchor>
          {words.toTrackItOn}
        </Alert>
      )}
      <ActButton
        type="submit"
        variant="contained"
        color="stitch"
        size="large"
        disabled={user === undefined || (!isKnown && !failed)}
        busy={sending}
      >
        {sending ? words.sending : words.sendRequest}
      </ActButton>
    </Card>
  );
};
