import { Box, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router";
import type { OwnRegistrationView } from "../../../backend/camps/contract.ts";
import { comingDays } from "../../../backend/camps/days/comingRule.ts";
import { Problem } from "../../shared/Problem.tsx";
import {
  campDates,
  CampRow,
  GuardedPlace,
  isUnsettled,
  nextStep,
  playersOf,
  registrationPath,
  StandingChip,
  standingOf,
  useGuardedPlaces,
  useMyRegistrations,
  useMyWaitlist,
  WaitingPlace,
} from "../camps/open.ts";
import { useFocusWhenFewer } from "../frame/useFocusWhenFewer.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { usePlayerFilter } from "../players/open.ts";
import { useAwake } from "../waking/rendered.ts";
import { myCampsWords as words } from "./words.ts";

const Row = ({ registration }: { registration: OwnRegistrationView }) => {
  const { camp, id } = registration;
  const standing = standingOf(registration);
  const button = isUnsettled(standing) ? words.howToPay : words.seeRegistration;
  return (
    <CampRow
      title={camp.title}
      chip={<StandingChip standing={standing} />}
      about={
        standing === "withdrawn"
          ? campDates(camp)
          : `${campDates(comingDays(camp, registration))} · ${playersOf(registration)}`
      }
      next={nextStep(registration, standing)}
      to={{ to: registrationPath(camp.id, id), label: button }}
    />
  );
};

const Rows = () => {
  const { data, error, isPending, refetch } = useMyRegistrations();
  const user = useCurrentUser();
  const who = usePlayerFilter();
  const guarded = useGuardedPlaces({ enabled: Boolean(user) });
  const waitlist = useMyWaitlist();
  const awake = useAwake();
  if (isPending || waitlist.isPending || guarded.isLoading || !awake)
    return <Skeleton variant="rounded" height={56} sx={{ borderRadius: "16px" }} />;
  if (!data) return <Problem title={words.weCouldntLoadYour} error={error} onRetry={() => void refetch()} />;
  /** Whoever was described in a form, and is none of the family's players, is listed under the account's own. */
  const comes = ({ places }: { places: readonly { playerId: string | null }[] }) =>
    places.some(({ playerId }) => (playerId ?? user?.id) === who.chosen);
  const shown = who.chosen === null ? data : data.filter(comes);
  const waiting = (waitlist.data ?? [])
    .filter((entry) => who.chosen === null || comes(entry))
    .toSorted((one, other) => Number(other.state === "offered") - Number(one.state === "offered"));
  const others = guarded.data?.filter(({ playerId }) => who.chosen === null || playerId === who.chosen) ?? [];
  const problem = guarded.error && (
    <Problem title={words.weCouldntLoadOthers} error={guarded.error} onRetry={() => void guarded.refetch()} />
  );
  const waitlistProblem = waitlist.error && (
    <Problem title={words.weCouldntLoadWaitlist} error={waitlist.error} onRetry={() => void waitlist.refetch()} />
  );
  if (waiting.length + shown.length + others.length === 0 && !problem && !waitlistProblem)
    return (
      <Typography sx={{ color: "text.secondary", minHeight: 56 }}>
        {words.noCampsYet}
        <Anchor component={Link} to="/camps-clinics">
          {words.seeWhichCampsAre}
        </Anchor>
        .
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2 }}>
      {waitlistProblem && <li>{waitlistProblem}</li>}
      {waiting.map((entry) => (
        <WaitingPlace key={entry.id} entry={entry} />
      ))}
      {shown.map((registration) => (
        <Row key={registration.id} registration={registration} />
      ))}
      {others.map((place) => (
        <GuardedPlace key={place.id} place={place} />
      ))}
      {problem && <li>{problem}</li>}
    </Box>
  );
};

/** The camps that a family waits for, those it registered for, and those another parent registered a player for. */
export const MyCamps = () => {
  const own = useMyRegistrations().data ?? [];
  const others = useGuardedPlaces({ enabled: Boolean(useCurrentUser()) }).data ?? [];
  const coming = own.flatMap(({ places }) => places.filter(({ isWithdrawn }) => !isWithdrawn));
  return (
    <Box component="section" aria-labelledby="my-camps" sx={{ mt: { xs: 2.5, sm: 5 } }}>
      <Typography id="my-camps" variant="h3" component="h2" {...useFocusWhenFewer(coming.length + others.length)}>
        {words.myCamps}
      </Typography>
      <Box sx={{ mt: { xs: 1.25, sm: 2 } }}>
        <Rows />
      </Box>
    </Box>
  );
};
