import { Alert, Box, Button, Card, Skeleton, Typography } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { CampDayView, campDayUrl, type DayPlayerView } from "../../../../backend/camps/days/dayContract.ts";
import { ApiError, query } from "../../../shared/api.ts";
import { clockAt, shortDate, today } from "../../../shared/formats.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { FilterChips } from "../../frame/list/FilterChips.tsx";
import { SearchField } from "../../frame/list/SearchField.tsx";
import { Page } from "../../frame/Page.tsx";
import { healthNotes } from "../roster/healthNotes.ts";
import { campDayWords as words, campHours, campTodayWords, divisionPlace, groupName, playerName } from "../words.ts";
import { dayGroups } from "./dayGroups.ts";
import { DayHealthNotes } from "./DayHealthNotes.tsx";
import { NoDay } from "./NoDay.tsx";
import { PlayerRow } from "./PlayerRow.tsx";
import { PlayerSheet } from "./PlayerSheet.tsx";
import { TapsNotice } from "./TapsNotice.tsx";
import { withTaps } from "./taps.ts";
import { useTaps } from "./useTaps.ts";

const oftenMs = 15_000; // another coach's phone checks players in, too

/** The day an address asks for if it is over, else today: nobody comes any earlier. */
const useDay = () => {
  const asked = useSearchParams()[0].get("date") ?? "";
  return /^\d{4}-\d\d-\d\d$/.test(asked) && asked < today() ? asked : today();
};

/** A day at a camp, for a phone at the gate: who is here, who left, and who to call. Once it is over, only to read. */
const CampDayPage = () => {
  const { id = "" } = useParams();
  const day = useDay();
  const isToday = day === today();
  const url = campDayUrl(id, day);
  const { data, error, refetch } = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => query(url, CampDayView, { signal }),
    refetchInterval: isToday && oftenMs,
    refetchOnMount: "always",
    gcTime: Infinity, // without a connection it is all there is
    retry: false,
  });
  const back = { to: `/camps/${id}/show`, label: words.backToCamp };
  const isGone = error instanceof ApiError && error.status === 404; // moved away while the page was open
  if (data)
    return (
      <CampDay day={isGone ? { ...data, number: null } : data} isOffline={error !== null && !isGone} back={back} />
    );
  if (error instanceof ApiError && error.code === "NoSuchDay")
    return (
      <NoDay campId={id} isToday={isToday} back={back}>
        <WaitingTaps />
      </NoDay>
    );
  return (
    <Page title={words.title} back={back}>
      <WaitingTaps />
      {error ? (
        <Problem title={words.failedToFetchThe} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={420} />
      )}
    </Page>
  );
};
export default CampDayPage;

/** What was tapped is sent, and what came of it is told, also where the day itself can't be shown anymore. */
const WaitingTaps = () => {
  const { waiting, refused, isStalled } = useTaps();
  return <TapsNotice waiting={waiting.length} refused={refused} isOffline={isStalled && waiting.length > 0} />;
};

type Props = { day: CampDayView; isOffline: boolean; back: { to: string; label: string } };
const everyone = { state: "all", name: "" } as const;

const CampDay = ({ day: known, isOffline, back }: Props) => {
  const { waiting, refused, isStalled, tap } = useTaps();
  const [shown, setShown] = useState<Parameters<typeof dayGroups>[1]>(everyone);
  const [sheetOf, setSheetOf] = useState<string>();
  const [notesOf, setNotesOf] = useState<string>();
  const [said, setSaid] = useState("");
  const [asked, setAsked] = useState<readonly string[]>([]); // registrations whose health notes this page holds
  const day = withTaps(known, waiting);
  const { campId, players, number } = day;
  const isOver = day.day < today();
  const isOff = day.isCanceled || number === null;
  const count = (state: DayPlayerView["state"]) => players.filter((one) => one.state === state).length;
  const groups = dayGroups(day, shown);
  const told = players.filter(({ hasHealthNotes }) => hasHealthNotes);
  const ask = (...ids: string[]) => setAsked((before) => [...new Set([...before, ...ids])]);
  // Held as long as the page is open, so that they can be read without a connection; each is asked for once.
  const notes = useQueries({ queries: asked.map((one) => ({ ...healthNotes(one), staleTime: Infinity })) });
  const act =
    (player: DayPlayerView) =>
    (did: Parameters<typeof tap>[0]["did"], who: string | null = null) => {
      tap({ campId, day: day.day, participantId: player.id, did, who }, playerName(player));
      setSaid(words.said[did](playerName(player), clockAt(Date.now())));
    };
  const playerWith = (wanted: string | undefined) => players.find(({ id }) => id === wanted);
  const [inSheet, inNotes] = [playerWith(sheetOf), playerWith(notesOf)];
  const openNotes = (player: DayPlayerView) => {
    ask(player.registrationId);
    setNotesOf(player.id);
  };
  return (
    <Page
      title={day.title}
      lead={[number !== null && campTodayWords.dayOf(number, day), shortDate(day.day), campHours(day), day.location]
        .filter(Boolean)
        .join(" · ")}
      back={back}
    >
      <Box component="output" sx={visuallyHidden}>
        {said}
      </Box>
      {isOff && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {day.isCanceled ? words.thisDayWasCanceled(isOver) : words.thisDayWasMoved(isOver)}
        </Alert>
      )}
      {players.length === 0 ? (
        <Empty title={isOver ? words.nobodyWasRegistered : words.nobodyComesToday} text={!isOver && words.theyShowUp} />
      ) : (
        <>
          <Box sx={{ display: "grid", gap: 2, mb: 3, alignItems: "center", gridTemplateColumns: { md: "auto 320px" } }}>
            <FilterChips
              label={words.show}
              value={shown.state}
              onChange={(state) => setShown({ ...shown, state })}
              choices={[
                { label: words.everyone(players.length), value: "all" as const },
                { label: words.notYet(count("expected"), isOver), value: "expected" as const },
                { label: words.here(count("here"), isOver), value: "here" as const },
                { label: words.left(count("left")), value: "left" as const },
              ]}
            />
            <SearchField
              label={words.searchByName}
              value={shown.name}
              onSearch={(name) => setShown((before) => ({ ...before, name }))}
            />
          </Box>
          {groups.length === 0 && (
            <Empty
              title={words.noMatches}
              text={words.tryAnother}
              action={<Button onClick={() => setShown(everyone)}>{words.showEveryone}</Button>}
            />
          )}
          <Box sx={{ display: "grid", gap: 2 }}>
            {groups.map(({ division, players: some }) => (
              <Card key={division?.id ?? "none"} component="section">
                <Box sx={{ px: 2, py: 1.25, bgcolor: "ground.sand", display: "flex", flexWrap: "wrap", columnGap: 2 }}>
                  <Typography variant="h3" component="h2" sx={{ mr: "auto" }}>
                    {groupName(day, division)}
                  </Typography>
                  {division && <Box sx={{ color: "text.secondary" }}>{divisionPlace(division)}</Box>}
                </Box>
                <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
                  {some.map((player) => (
                    <PlayerRow
                      key={player.id}
                      player={player}
                      isOver={isOver}
                      isWaiting={waiting.some(({ participantId }) => participantId === player.id)}
                      isOpen={player.id === sheetOf}
                      onOpen={() => setSheetOf(player.id)}
                      onNotes={() => openNotes(player)}
                      onCheckIn={isOff || isOver ? undefined : () => act(player)("checkIn")}
                    />
                  ))}
                </Box>
              </Card>
            ))}
          </Box>
          {told.length > 0 && !isOver && (
            <Box sx={{ mt: 3 }}>
              {notes.some(({ error }) => error) && (
                <Problem
                  title={words.someNotesFailed}
                  onRetry={() => void Promise.all(notes.filter(({ error }) => error).map(({ refetch }) => refetch()))}
                />
              )}
              {told.every(({ registrationId }) => asked.includes(registrationId)) ? (
                notes.every(({ data }) => data) && <Alert severity="success">{words.notesAreLoaded}</Alert>
              ) : (
                <Button variant="outlined" onClick={() => ask(...told.map(({ registrationId }) => registrationId))}>
                  {words.keepNotes(told.length)}
                </Button>
              )}
              <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
                {words.readingIsRecorded}
              </Typography>
            </Box>
          )}
        </>
      )}
      <TapsNotice
        isPinned
        waiting={waiting.length}
        refused={refused}
        isOffline={isOffline || (isStalled && waiting.length > 0)}
        players={players}
      />
      {inSheet && (
        <PlayerSheet
          key={inSheet.id}
          player={inSheet}
          isOff={isOff || isOver}
          isOver={isOver}
          onAct={act(inSheet)}
          onNotes={() => openNotes(inSheet)}
          onClose={() => setSheetOf(undefined)}
        />
      )}
      {inNotes && <DayHealthNotes player={inNotes} onClose={() => setNotesOf(undefined)} />}
    </Page>
  );
};
