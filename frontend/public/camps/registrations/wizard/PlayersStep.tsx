import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Link as Anchor } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { Link } from "react-router";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import type { FieldIssue } from "../../../../shared/api.ts";
import { showIssues } from "../../../../shared/forms/useSend.ts";
import { isFull, type Place, placesOf } from "./divisions.ts";
import { isMedicalLost } from "./MedicalLost.tsx";
import { forgetMedical, medicalTold, tellMedical } from "./medicalTold.ts";
import { PlayersFields } from "./PlayersFields.tsx";
import { draftChild, type RegistrationDraft } from "./registrationDraft.ts";
import { StepFrame } from "./StepFrame.tsx";
import type { Family } from "./useFamily.ts";
import { type Players, playersFormOf, type TypedPlayers } from "./steps.ts";
import { divisionWords, playersStepWords as words } from "../../words.ts";

type NoPlaceProps = { campId: string; players: readonly { playerName: string }[]; places: readonly Place[] };

const whom = (name: string, n: number) => name.trim() || words.player(n);

/** Which child has no spot left, and what can be done. */
const NoPlace = ({ campId, players, places }: NoPlaceProps) => {
  const without = players.flatMap(({ playerName }, n) => {
    const place = places[n];
    if (!isFull(place)) return [];
    return [
      place?.kind === "division"
        ? `${whom(playerName, n)} (${divisionWords.name(place.division)})`
        : whom(playerName, n),
    ];
  });
  return (
    <Alert severity="error" role="alert">
      {words.noSpotLeftFor(without.join(" and "))}
      {without.length < players.length ? words.removeThem(without.length) : words.youCan}
      <Anchor component={Link} to={`/camp-waitlist/${campId}`}>
        {words.joinTheWaitlist}
      </Anchor>
      .
    </Alert>
  );
};

type Props = {
  camp: CampView;
  family: Family;
  draft: RegistrationDraft;
  change: (part: Partial<RegistrationDraft>) => void;
  lookAgain: () => Promise<CampView | undefined>; // how full the camp is now
  refused: readonly FieldIssue[]; // what the server said about these fields
  arriving: boolean;
  onBack: () => void;
  onNext: () => void;
};

/** Step 3: the children. */
export const PlayersStep = ({ camp, family, draft, change, lookAgain, refused, arriving, onBack, onNext }: Props) => {
  const form = useForm<TypedPlayers, unknown, Players>({
    resolver: zodResolver(playersFormOf(camp)),
    defaultValues: {
      participants: draft.participants.map((child) => ({ ...child, medicalInfo: medicalTold(child.id) })),
    },
  });
  const { control, handleSubmit, setError, subscribe, getValues } = form;
  const players = useWatch({ control, name: "participants" });
  const places = placesOf(camp, players);
  const [lostMedical] = useState(isMedicalLost(draft));
  const problem = useRef<HTMLDivElement>(null);
  const [isStopped, setIsStopped] = useState(false);
  const someoneFull = places.some(isFull);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { participants } }) => {
          forgetMedical();
          for (const { id, medicalInfo } of participants) tellMedical(id, medicalInfo ?? "");
          change({
            participants: participants.map(draftChild),
            toldMedical: participants.some(({ medicalInfo }) => !!medicalInfo?.trim()),
          });
        },
      }),
    [subscribe, change],
  );
  useEffect(() => void showIssues({ getValues, setError }, refused), [refused, getValues, setError]);

  const goOn = async () => {
    const known = placesOf(camp, getValues("participants")).some(isFull) ? await lookAgain() : camp;
    if (!placesOf(known ?? camp, getValues("participants")).some(isFull)) return onNext();
    setIsStopped(true);
    problem.current?.focus();
  };

  return (
    <StepFrame
      heading={words.whosPlaying}
      arriving={arriving}
      onBack={onBack}
      next={words.continue}
      onNext={() => void handleSubmit(goOn)()}
    >
      {lostMedical && <Alert severity="warning">{words.forPrivacyWeDontSaveMedicalInfo}</Alert>}
      <FormProvider {...form}>
        <PlayersFields camp={camp} family={family} asksHealth />
      </FormProvider>
      <Box ref={problem} tabIndex={-1} sx={{ outline: "none" }}>
        {isStopped && someoneFull && <NoPlace campId={camp.id} players={players} places={places} />}
      </Box>
    </StepFrame>
  );
};
