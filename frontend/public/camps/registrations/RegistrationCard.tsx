import { Box, Button, Card, Divider, Typography } from "@mui/material";
import { useState } from "react";
import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { allDays, dayNames } from "../campDays.ts";
import { CampFacts } from "../CampFacts.tsx";
import { canWithdraw, type Standing } from "./standing.ts";
import { StandingChip } from "./StandingChip.tsx";
import { PickupDialog } from "./PickupDialog.tsx";
import { Withdraw } from "./Withdraw.tsx";
import { divisionWords, registrationCardWords as words } from "../words.ts";

type Props = {
  registration: OwnRegistrationView;
  place: OwnRegistrationView["places"][number];
  n: number; // from 0
  canWithdraw: boolean;
};

/** A child's spot. Only of somebody erased there is no name. */
const PlaceRow = ({ registration, place, n, canWithdraw }: Props) => {
  const [asking, setAsking] = useState(false);
  const [tellsPickup, setTellsPickup] = useState(false);
  const name = place.playerName ?? words.player(n);
  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2, minHeight: 44 }}
    >
      <Typography sx={place.isWithdrawn ? { color: "text.secondary", textDecoration: "line-through" } : {}}>
        <strong>{name}</strong>
        {place.ageGroup && ` · ${divisionWords.ageGroup(place.ageGroup)}`}
        {place.isWithdrawn ? (
          words.withdrawn
        ) : (
          <Typography component="span" sx={{ display: "block", color: "text.secondary", ...tabular }}>
            {divisionWords.hours(registration.camp, place)}
          </Typography>
        )}
      </Typography>
      {canWithdraw && !place.isWithdrawn && (
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end" }}>
          <Button
            size="small"
            color="inherit"
            onClick={() => setTellsPickup(true)}
            aria-label={words.pickupOf(name)}
            sx={{ minHeight: 44 }}
          >
            {words.pickup}
          </Button>
          {registration.participantCount > 1 && (
            <Button
              size="small"
              color="inherit"
              onClick={() => setAsking(true)}
              aria-label={words.withdrawPlayer(name)}
              sx={{ minHeight: 44 }}
            >
              {words.withdraw}
            </Button>
          )}
        </Box>
      )}
      {tellsPickup && (
        <PickupDialog registration={registration} place={{ ...place, name }} onClose={() => setTellsPickup(false)} />
      )}
      {asking && (
        <Withdraw registration={registration} child={{ id: place.id, name }} onClose={() => setAsking(false)} />
      )}
    </Box>
  );
};

const Sum = ({ name, dollars, strong = false }: { name: string; dollars: string; strong?: boolean }) => (
  <Box
    sx={{
      display: "flex",
      justifyContent: "space-between",
      gap: 2,
      ...(strong ? { fontWeight: 700, typography: "h4" } : { color: "text.secondary" }),
    }}
  >
    <span>{name}</span>
    <span>{money(dollars)}</span>
  </Box>
);
const isSome = (dollars: string) => Number(dollars) > 0;

/** A registration as its parent sees it: the camp, who comes, what is paid and what is not. */
export const RegistrationCard = ({
  registration,
  standing,
}: {
  registration: OwnRegistrationView;
  standing: Standing;
}) => {
  const { camp, places, registrationOption, selectedDays, money: sums } = registration;
  const isOpen = standing !== "withdrawn" && standing !== "cancelled";
  const mayWithdraw = canWithdraw(camp, standing);
  return (
    <Card component="section" aria-labelledby="registration" sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <Typography id="registration" variant="h3" component="h2">
          {camp.title}
        </Typography>
        <StandingChip standing={standing} />
      </Box>
      <CampFacts camp={camp} coming={places.some(({ isWithdrawn }) => !isWithdrawn) ? registration : undefined} />
      <Typography>
        {registrationOption === "all_days" ? allDays(camp) : dayNames(camp, selectedDays)}
        {registration.parentName && words.registeredBy(registration.parentName)}
      </Typography>
      <Box component="ul" aria-label={words.players} sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1 }}>
        {places.map((place, n) => (
          <PlaceRow key={place.id} registration={registration} place={place} n={n} canWithdraw={mayWithdraw} />
        ))}
      </Box>
      <Divider />
      <Box sx={{ display: "grid", gap: 0.5, ...tabular }}>
        {registration.participantCount > 0 && (
          <Sum
            name={words.playersTimesPrice(registration.participantCount, money(registration.pricePerParticipant))}
            dollars={registration.totalAmount}
          />
        )}
        {(!registration.isHandedOver || isSome(sums.collected)) && (
          <Sum name={registration.isHandedOver ? words.youPaid : words.paidSoFar} dollars={sums.collected} />
        )}
        {isSome(sums.refunded) && <Sum name={words.refunded} dollars={sums.refunded} />}
        {isSome(sums.refundDue) && <Sum name={words.refundDue} dollars={sums.refundDue} />}
        {isOpen && (
          <Sum
            name={standing === "processing" ? words.beingConfirmed : words.leftToPay}
            dollars={sums.outstanding}
            strong
          />
        )}
      </Box>
    </Card>
  );
};
