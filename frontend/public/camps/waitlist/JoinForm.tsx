import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Link } from "react-router";
import { campsUrl, campUrl, type CampView, ParentInfo } from "../../../../backend/camps/contract.ts";
import { daysLeft, noDay } from "../../../../backend/camps/daysRule.ts";
import {
  campWaitlistUrl,
  type JoinWaitlist,
  OwnWaitlistEntryView,
  WaitingChild,
  WaitingPlayer,
} from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { ApiError, command } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { registrationOf } from "../CampActions.tsx";
import { campDays, daysHeld } from "../campDays.ts";
import { DayChoice } from "../registrations/wizard/DayChoice.tsx";
import { ParentFields } from "../registrations/wizard/ParentFields.tsx";
import { PlayersFields } from "../registrations/wizard/PlayersFields.tsx";
import { whoComes } from "../registrations/wizard/registrationBody.ts";
import {
  chosenIn,
  draftChild,
  emptyDraft,
  forgetDraft,
  keepDraft,
  keptDraft,
} from "../registrations/wizard/registrationDraft.ts";
import { type Players, playersFormOf, type TypedPlayers } from "../registrations/wizard/steps.ts";
import { type Family, useFamily } from "../registrations/wizard/useFamily.ts";
import { joinFormWords as words } from "../words.ts";

/** The waitlist's form: the family, without the days, which are chosen separately. */
const waitlistFormOf = (camp: Pick<CampView, "ageMin" | "ageMax">) => playersFormOf(camp).extend(ParentInfo.shape);
type TypedForm = TypedPlayers & ParentInfo;
type WaitingFamily = Players & ParentInfo;

/** Nothing has to be typed twice: it shares the registration's draft. */
const firstValues = (campId: string, isFamily: boolean): TypedForm => {
  const { parentInfo, participants } = keptDraft(campId) ?? emptyDraft(campId);
  const { parentName, parentEmail, parentPhone } = parentInfo;
  return { parentName, parentEmail, parentPhone, participants: chosenIn(participants, isFamily) };
};

type Props = { camp: CampView; family: Family; onJoined: (entry: OwnWaitlistEntryView) => void };

const WaitingForm = ({ camp, family, onJoined }: Props) => {
  const form = useForm<TypedForm, unknown, WaitingFamily>({
    resolver: zodResolver(waitlistFormOf(camp)),
    defaultValues: firstValues(camp.id, family.isFamily),
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { participants, ...parent } }) => {
          const draft = keptDraft(camp.id) ?? emptyDraft(camp.id);
          const parentInfo = { ...draft.parentInfo, ...parent };
          keepDraft({ ...draft, parentInfo, participants: participants.map(draftChild) });
        },
      }),
    [subscribe, camp.id],
  );
  const [chosen, setDays] = useState(() => campDays(camp).map(({ day }) => day));
  // One may be canceled while the form is open.
  const selectedDays = daysLeft(camp, { registrationOption: "individual_days", selectedDays: chosen });
  const days = useRef<HTMLFieldSetElement>(null);
  const queryClient = useQueryClient();
  const { send, sending, refusal, error } = useSend(
    async ({ participants, ...parent }: WaitingFamily, attempt) => {
      const family: JoinWaitlist = {
        ...parent,
        ...whoComes(participants, { described: WaitingChild, known: WaitingPlayer }),
        registrationOption: selectedDays.length === daysHeld(camp) ? "all_days" : "individual_days",
        selectedDays,
      };
      return OwnWaitlistEntryView.parse(await command("POST", campWaitlistUrl(camp.id), family, attempt(family)));
    },
    {
      form,
      failed: { text: words.weCouldntAddYou },
      // The camp may have filled up, or freed up, meanwhile.
      settled: () =>
        Promise.all([campUrl(camp.id), campsUrl].map((url) => queryClient.invalidateQueries({ queryKey: [url] }))),
      sent: (entry) => {
        forgetDraft();
        onJoined(entry);
      },
    },
  );
  const isPlace = error instanceof ApiError && error.code === "ThereIsAPlace";
  const join = (event: SyntheticEvent) => {
    event.preventDefault();
    if (selectedDays.length === 0) days.current?.querySelector("input")?.focus();
    else void form.handleSubmit(send)(event);
  };
  return (
    <Box component="form" noValidate onSubmit={join} sx={{ mt: 3, display: "grid", gap: 3 }}>
      <FormProvider {...form}>
        <Typography variant="h3" component="h2">
          {words.whereShouldWeSendTheOffer}
        </Typography>
        <ParentFields mailed={words.wellSendYourOfferHere} />
        <Typography variant="h3" component="h2">
          {words.whosPlaying}
        </Typography>
        <PlayersFields camp={camp} family={family} ofSeveral={words.theyWaitTogether} />
      </FormProvider>
      {camp.days > 1 && (
        <DayChoice
          ref={days}
          camp={camp}
          isWhole={false}
          selected={selectedDays}
          problem={selectedDays.length === 0 ? noDay : undefined}
          onChange={setDays}
        />
      )}
      {refusal && (
        <Alert severity={isPlace ? "info" : "error"}>
          {refusal}
          {isPlace && (
            <div>
              <Anchor component={Link} to={registrationOf(camp)} color="inherit">
                {words.registerNow}
              </Anchor>
            </div>
          )}
        </Alert>
      )}
      <Box>
        <ActButton type="submit" variant="contained" color="stitch" size="large" busy={sending}>
          {sending ? words.joining : words.joinTheWaitlist}
        </ActButton>
        <Typography variant="body2" sx={{ mt: 1.5, color: "text.secondary" }}>
          {words.waitingIsFree}
        </Typography>
      </Box>
    </Box>
  );
};

/** A family joins the waitlist with all of its children. Medical information is asked for once there is a spot. */
export const JoinForm = (props: Omit<Props, "family">) => {
  const family = useFamily(props.camp.id);
  if (family.isLoading) return <Skeleton variant="rounded" height={620} sx={{ mt: 3, borderRadius: "16px" }} />;
  return <WaitingForm {...props} family={family} />;
};
