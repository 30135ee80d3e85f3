import { Alert, Box, Button, Card, Typography } from "@mui/material";
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { type LessonView, sessionFocuses, weeklyWishes } from "../../../../backend/lessons/contract.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { toast } from "../../../shared/toastStore.ts";
import { useCurrentUser } from "../../access/currentUser.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { isToSend, loginPath, registerPath, sendsAtOnce } from "../../access/returnAddress.ts";
import { usePlayerChoice } from "../../players/open.ts";
import { AgreeByActing } from "../../policies/open.ts";
import { useFilledIn } from "../../forms/useFilledIn.ts";
import { useKeptForm } from "../../../shared/forms/useKeptForm.ts";
import { useMyLessons } from "../useMyLessons.ts";
import { bookingDraft } from "./bookingDraft.ts";
import { ChoiceField } from "../../../shared/forms/ChoiceField.tsx";
import type { Time } from "./freeTimes.ts";
import type { Contact, useBooking } from "./useBooking.ts";
import { type Weekly, WeeklyChoice, weeksOf } from "./WeeklyChoice.tsx";
import { contactFormWords as words, focusWords, weeklyWords } from "../words.ts";

const focuses = sessionFocuses.map((value) => ({ value, label: focusWords[value] }));
const wishes = weeklyWishes.map((value) => ({ value, label: weeklyWords[value] }));
const required = ["studentPhone", "studentEmail", "sessionFocus", "weeklyRecurring"] as const;

/** The number given with one's own latest booking; another parent's lesson holds another address. */
const lastPhone = (lessons: readonly LessonView[], { email }: UserView) =>
  lessons
    .filter(({ studentEmail, studentPhone }) => studentPhone !== null && studentEmail === email)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]?.studentPhone ?? null;

type Props = {
  booking: ReturnType<typeof useBooking>;
  time: Time | undefined; // undefined: there is nothing to confirm
  weekly: Weekly | undefined; // undefined: this time isn't free
  refusal: string; // unless it is about the time
  onUnchosen: () => void; // sent before saying which player
  children: ReactNode;
};

/** Contact and wishes. What is typed stays until the lesson is booked, even across logging in. */
export const ContactForm = ({ booking, time, weekly, refusal, onUnchosen, children }: Props) => {
  const user = useCurrentUser();
  const { players, chosen } = usePlayerChoice();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { form, send, sending } = booking;
  const { control, handleSubmit, getValues, setValue } = form;
  const wish = useWatch({ control, name: "weeklyRecurring" });
  const isSeries = weekly !== undefined && weekly.count > 1;
  /** As the form says when it is sent: a draft comes back without another drawing. */
  const alsoOn = ({ weeklyRecurring }: Contact) => {
    if (!isSeries || weeklyRecurring !== "yes") return [];
    const { free } = weeksOf(weekly.first, weekly.count, weekly.offer);
    return free.slice(1).map(({ date }) => date);
  };
  useKeptForm(form, bookingDraft);
  const { data: lessons } = useMyLessons();
  const knownOf = useCallback(
    (known: UserView) =>
      [
        ["studentEmail", known.email],
        ["studentPhone", known.phoneNumber ?? lastPhone(lessons ?? [], known)],
      ] as const,
    [lessons],
  );
  useFilledIn(form, user, knownOf);
  useEffect(() => {
    if (isSeries && !getValues("weeklyRecurring")) setValue("weeklyRecurring", "yes"); // as the address says
  }, [isSeries, getValues, setValue]);

  const incomplete = (title: string, text: string) => toast({ title, text, kind: "destructive" });
  type Complete = { time: Time; contact: Contact; playerId?: string; alsoOn: string[] };
  const whenComplete = (go: (booking: Complete) => unknown) =>
    handleSubmit(
      (contact) => {
        if (!time) return incomplete(words.incompleteSelection, words.pleaseSelectAnInstructor);
        if (players.length > 1 && !chosen) return onUnchosen();
        return go({ time, contact, alsoOn: alsoOn(contact), ...(chosen && { playerId: chosen.id }) });
      },
      () => {
        if (required.some((name) => !getValues(name)?.trim()))
          incomplete(words.contactInformationRequired, words.pleaseProvideYourPhone);
      },
    );
  const book = whenComplete(send);
  const here = pathname + search;
  /** The second of a double click is there already. */
  const leave = (path: string, state: object) => navigate(path, { state, replace: location.pathname !== pathname });
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    void (user === null ? leave(loginPath(here), { email: getValues("studentEmail") }) : book(event));
  };
  const signUp = whenComplete(({ contact }) =>
    leave(registerPath(here), { email: contact.studentEmail, ...sendsAtOnce }),
  );
  const isBack = Boolean(user && time) && isToSend(state);
  const isSentAgain = useRef(false); // on a slow phone the state is still there when it is drawn next
  useEffect(() => {
    if (!isBack || isSentAgain.current) return;
    isSentAgain.current = true;
    void navigate(here, { replace: true, state: null }); // once, also after a reload
    void book();
  }, [isBack, here, navigate, book]);

  return (
    <Card
      component="form"
      method="dialog"
      noValidate
      onSubmit={confirm}
      sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 3 }}
    >
      <Typography variant="h3">{words.yourDetails}</Typography>
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField control={control} name="studentPhone" label={words.phone} type="tel" autoComplete="tel" required />
        <FormField
          control={control}
          name="studentEmail"
          label={words.email}
          type="email"
          autoComplete="email"
          required
        />
      </Box>
      <ChoiceField control={control} name="sessionFocus" label={words.whatWouldYouLike} choices={focuses} />
      <Box sx={{ display: "grid", gap: 2 }}>
        <ChoiceField control={control} name="weeklyRecurring" label={words.wouldYouLikeThis} choices={wishes} />
        {weekly && wish && <WeeklyChoice wish={wish} {...weekly} />}
      </Box>
      <FormField
        control={control}
        name="notes"
        label={words.anythingYourCoachShould}
        helperText={words.anInjuryAGoal}
        slotProps={{ inputLabel: { shrink: true } }} // inside the field it would be cut off on a phone
        multiline
        minRows={2}
      />
      {children}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {user === null && <Alert severity="info">{words.youllNeedAnAccount}</Alert>}
      <AgreeByActing by="booking" />
      <ActButton
        type="submit"
        variant="contained"
        color="stitch"
        size="large"
        disabled={user === undefined}
        busy={sending}
      >
        {sending ? words.sending : words.confirmBooking}
      </ActButton>
      {user === null && (
        <Button variant="outlined" size="large" onClick={(event) => void signUp(event)}>
          {words.newHereSignUp}
        </Button>
      )}
    </Card>
  );
};
