import FitsIcon from "@mui/icons-material/CheckCircleOutlined";
import DoesNotFitIcon from "@mui/icons-material/InfoOutlined";
import PersonIcon from "@mui/icons-material/PersonOutlined";
import { Box, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CampView } from "../../../backend/camps/contract.ts";
import { type DaysNow, heldDates, runsOf } from "../../../backend/camps/daysRule.ts";
import { fullName, shortMoney } from "../../shared/formats.ts";
import { soft, tabular } from "../../shared/theme.ts";
import { CampActions, detailsOf } from "./CampActions.tsx";
import { CampBadges } from "./CampBadges.tsx";
import { CampFacts } from "./CampFacts.tsx";
import { fitOf, type MyPlayer } from "./fit.ts";
import { wholePrice } from "./registrations/wizard/price.ts";
import { PlacesMeter } from "./PlacesMeter.tsx";
import { campCardWords as words, campFactsWords, fitLineWords } from "./words.ts";

const part = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options }).format(Date.parse(`${date}T00:00:00Z`));

/** A calendar leaf, decorative: the dates stand in words beside it. */
const DateTile = (camp: DaysNow) => {
  const held = heldDates(camp);
  const [first, last] = [held[0]!, held.at(-1)!];
  const day = (date: string) => part(date, { day: "numeric" });
  const month = (date: string) => part(date, { month: "short" });
  const months = month(first) === month(last) ? month(first) : `${month(first)} – ${month(last)}`;
  const days = runsOf(camp).map(([first, last]) => (first === last ? day(first) : `${day(first)}–${day(last)}`));
  return (
    <Box
      aria-hidden
      sx={{
        flexShrink: 0,
        minWidth: 84,
        borderRadius: "12px",
        overflow: "hidden",
        textAlign: "center",
        bgcolor: "background.paper",
        color: "text.primary",
        border: 1,
        borderColor: "divider",
      }}
    >
      <Box
        sx={{ bgcolor: "stitch.main", color: "stitch.contrastText", typography: "overline", px: 1, lineHeight: 1.9 }}
      >
        {months}
      </Box>
      <Box sx={{ typography: "h3", px: 1.25, py: 0.75, whiteSpace: "nowrap" }}>{days.join(", ")}</Box>
    </Box>
  );
};

const inThreeLines = {
  display: "-webkit-box",
  WebkitLineClamp: 3,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
} as const;

const card = {
  p: { xs: 2.5, sm: 3 },
  display: "flex",
  flexDirection: "column",
  gap: 2,
  height: 1,
  overflowWrap: "anywhere", // breaks words wider than the card
};

/** What a camp has for the player whom the family looks for. */
const FitLine = ({ camp, player }: { camp: CampView; player: MyPlayer }) => {
  const fit = fitOf(camp, player);
  const fits = fit.kind === "everyone" || (fit.kind === "divisions" && fit.divisions.some(({ left }) => left > 0));
  const Icon = fits ? FitsIcon : DoesNotFitIcon;
  const line = () => {
    switch (fit.kind) {
      case "divisions":
        return fitLineWords.groups(fit.divisions);
      case "everyone":
        return fitLineWords.everyone;
      case "not for this age":
        return fit.why;
      case "no group":
        return fitLineWords.noGroup(player.age, player.sport);
    }
  };
  return (
    <Box
      sx={{
        display: "flex",
        gap: 1,
        px: 1.5,
        py: 1,
        borderRadius: "10px",
        bgcolor: fits ? soft("success", 12) : "ground.sand",
        color: fits ? "success.main" : "text.secondary",
      }}
    >
      <Icon fontSize="small" sx={{ mt: "2px" }} />
      <Typography variant="body2" sx={{ fontWeight: fits ? 650 : 400, ...tabular }}>
        {line()}
      </Typography>
    </Box>
  );
};

type Props = {
  camp: CampView;
  owner?: ReactNode; // what only its owner sees
  player?: MyPlayer | undefined; // who the family is looking for a camp for
  search?: string; // what a link to the camp adds to its path
  isPast?: boolean; // there is nothing left to decide
};

/** One camp in the list. */
export const CampCard = ({ camp, owner, player, search = "", isPast = false }: Props) => (
  <Card component="article" sx={card}>
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "flex-start" }}>
      <DateTile {...camp} />
      {/* In large text it goes below the date. */}
      <Box sx={{ flex: "1 1 9rem", minWidth: 0, display: "grid", gap: 0.75 }}>
        <CampBadges camp={camp} />
        <Typography variant={isPast ? "h4" : "h3"} component={isPast ? "h3" : "h2"}>
          <Anchor component={Link} to={detailsOf(camp) + search} color="inherit" underline="hover">
            {camp.title}
          </Anchor>
        </Typography>
        <Box sx={{ display: "flex", gap: 0.75, color: "text.secondary", alignItems: "center" }}>
          <PersonIcon fontSize="small" />
          <span>{camp.instructor ? fullName(camp.instructor.user) : words.ourCoaches}</span>
        </Box>
        {isPast && <Typography sx={{ color: "text.secondary" }}>{campFactsWords.dates(camp)}</Typography>}
      </Box>
    </Box>
    {!isPast && (
      <>
        {camp.description && (
          <Typography sx={{ color: "text.secondary", ...inThreeLines }}>{camp.description}</Typography>
        )}
        <CampFacts camp={camp} />
        {player && camp.status === "active" && <FitLine camp={camp} player={player} />}
        <Box sx={{ flexGrow: 1 }} />
        <Typography sx={{ ...tabular }}>
          <Box component="span" sx={{ typography: "h4", color: "secondary.main" }}>
            {shortMoney(wholePrice(camp))}
          </Box>{" "}
          {camp.days > 1 ? words.fullCampDailyPrice(shortMoney(camp.dailyPrice)) : words.forTheDay}
        </Typography>
        {camp.status === "active" && <PlacesMeter camp={camp} />}
        <CampActions camp={camp} search={search} />
      </>
    )}
    {owner}
  </Card>
);

export const CampCardSkeleton = () => (
  <Card sx={{ p: { xs: 2.5, sm: 3 }, display: "flex", flexDirection: "column", gap: 2, minHeight: 520 }}>
    <Box sx={{ display: "flex", gap: 2 }}>
      <Skeleton variant="rounded" width={84} height={84} />
      <Box sx={{ flexGrow: 1 }}>
        <Skeleton width="30%" height={28} />
        <Skeleton width="90%" height={36} />
        <Skeleton width="50%" height={24} />
      </Box>
    </Box>
    <Skeleton variant="rounded" height={64} />
    <Skeleton variant="rounded" height={120} />
    <Box sx={{ flexGrow: 1 }} />
    <Skeleton width="60%" height={32} />
    <Skeleton variant="rounded" height={56} />
    <Skeleton variant="rounded" height={44} />
  </Card>
);
