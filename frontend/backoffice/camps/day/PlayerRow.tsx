import HereIcon from "@mui/icons-material/CheckCircle";
import LeftIcon from "@mui/icons-material/LogoutOutlined";
import HealthIcon from "@mui/icons-material/MedicalInformationOutlined";
import MoneyIcon from "@mui/icons-material/PaymentsOutlined";
import PhoneIcon from "@mui/icons-material/PhoneOutlined";
import ExpectedIcon from "@mui/icons-material/RadioButtonUnchecked";
import UnsignedIcon from "@mui/icons-material/AssignmentLateOutlined";
import WaitsIcon from "@mui/icons-material/CloudOffOutlined";
import { Box, Button, IconButton, Link, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import type { AttendanceState, DayPlayerView } from "../../../../backend/camps/days/dayContract.ts";
import { clockAt, shortMoney } from "../../../shared/formats.ts";
import { phoneUrl } from "../../../shared/settings.ts";
import { ActIcon } from "../../frame/ActIcon.tsx";
import { StateChip, type Tone } from "../../frame/StateChip.tsx";
import { goOnAt, headingNear, useHandsOn } from "../../frame/useHandsOn.ts";
import {
  attendanceLabel,
  attendedLabel,
  campDayWords as words,
  healthButtonWords,
  parentName,
  playerName,
  rosterWords,
} from "../words.ts";

const looks = {
  expected: { icon: <ExpectedIcon />, tone: undefined },
  here: { icon: <HereIcon />, tone: "success" },
  left: { icon: <LeftIcon />, tone: "info" },
} as const satisfies Record<AttendanceState, { icon: object; tone: Tone | undefined }>;

/** Where a player is, by form and by word, and since when. */
export const Attendance = ({ player, isOver }: { player: DayPlayerView; isOver: boolean }) => {
  const { state, checkedInAt, checkedOutAt, pickedUpBy } = player;
  const { icon, tone } = looks[state];
  const told = [
    state === "here" && checkedInAt && (isOver ? words.cameAt : words.since)(clockAt(checkedInAt)),
    state === "left" && checkedOutAt && words.at(clockAt(checkedOutAt)),
    state === "left" && pickedUpBy && words.with(pickedUpBy),
  ];
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.25 }}>
      <StateChip tone={tone} icon={icon} label={(isOver ? attendedLabel : attendanceLabel)[state]} />
      <Typography variant="body2" component="span" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {told.filter(Boolean).join(" ")}
      </Typography>
    </Box>
  );
};

/** Said where it matters, and nothing where it is signed. */
export const NoWaiver = () => (
  <Typography variant="body2" sx={{ color: "warning.main", display: "flex", alignItems: "center", gap: 0.5, mt: 0.25 }}>
    <UnsignedIcon fontSize="inherit" /> {words.noWaiver}
  </Typography>
);

/** What is open for all that the family registered, which a parent may bring along. Nothing where nothing is. */
export const Owed = ({ player: { owed } }: { player: DayPlayerView }) =>
  owed !== null && Number(owed) > 0 ? (
    <Typography
      variant="body2"
      component="span"
      sx={{ color: "warning.main", display: "inline-flex", alignItems: "center", gap: 0.5, mt: 0.25 }}
    >
      <MoneyIcon fontSize="inherit" /> {words.familyOwes(shortMoney(owed))}
    </Typography>
  ) : null;

type Props = {
  player: DayPlayerView;
  isOver: boolean; // the day: who came is only read
  isWaiting: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onNotes: () => void;
  onCheckIn: (() => void) | undefined; // undefined: nobody comes that day
};

const secondTapMs = 700; // within it, a tap was still meant for the button that was there before

/** A player at the gate: coming is one tap; leaving asks who picks them up. */
export const PlayerRow = ({ player, isOver, isWaiting, isOpen, onOpen, onNotes, onCheckIn }: Props) => {
  const name = playerName(player);
  const { state, playerAge, parentPhone, hasHealthNotes, hasWaiver } = player;
  const checkedInAt = useRef(Number.NEGATIVE_INFINITY);
  const opener = useRef<HTMLButtonElement>(null);
  const isComing = state === "expected";
  useEffect(() => {
    if (!isOpen) return undefined;
    const here = opener.current;
    const near = headingNear(here);
    return () =>
      // Whoever was checked out has no button to go back to, and no row where only those are shown who are here.
      queueMicrotask(() => {
        if (!here?.isConnected) goOnAt(near);
        else if (document.activeElement === document.body) here.focus();
      });
  }, [isOpen]);
  return (
    <Box
      component="li"
      ref={useHandsOn<HTMLLIElement>()}
      sx={{
        px: 2,
        py: 1.25,
        display: "grid",
        columnGap: 1,
        rowGap: 0.5,
        alignItems: "center",
        gridTemplateColumns: { xs: "minmax(0, 1fr) auto", sm: "minmax(0, 1fr) auto 132px" },
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ minWidth: 0, gridRow: { xs: "1 / 3", sm: "auto" } }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 1 }}>
          <Link
            component="button"
            type="button"
            ref={opener}
            onClick={onOpen}
            aria-haspopup="dialog"
            sx={{
              typography: "h6",
              minHeight: 44,
              minWidth: 0,
              textAlign: "left",
              overflowWrap: "anywhere",
              color: "text.primary",
            }}
          >
            {name}
          </Link>
          {playerAge !== null && (
            <Typography variant="body2" component="span" sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
              {rosterWords.age(playerAge)}
            </Typography>
          )}
        </Box>
        <Attendance player={player} isOver={isOver} />
        {hasWaiver === false && state !== "left" && <NoWaiver />}
        {state !== "left" && <Owed player={player} />}
        {isWaiting && (
          <Typography
            variant="body2"
            sx={{ color: "warning.main", display: "flex", alignItems: "center", gap: 0.5, mt: 0.25 }}
          >
            <WaitsIcon fontSize="inherit" /> {words.waitsToBeSent}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
        {hasHealthNotes && (
          <ActIcon
            word={healthButtonWords.healthNotes}
            aria-label={healthButtonWords.healthNotesOf(name)}
            icon={<HealthIcon />}
            onClick={onNotes}
          />
        )}
        {parentPhone && (
          <IconButton href={phoneUrl(parentPhone)} aria-label={words.call(parentName(player), name)} color="primary">
            <PhoneIcon />
          </IconButton>
        )}
      </Box>
      <Box sx={{ minWidth: 112, display: "grid" }}>
        {(isComing ? onCheckIn : state === "here" && !isOver) && (
          <Button
            variant={isComing ? "contained" : "outlined"}
            aria-label={isComing ? words.checkInPlayer(name) : words.checkOutPlayer(name)}
            aria-haspopup={isComing ? undefined : "dialog"}
            onClick={({ timeStamp }) => {
              if (isComing) {
                checkedInAt.current = timeStamp;
                onCheckIn?.();
              } else if (timeStamp - checkedInAt.current > secondTapMs) onOpen();
            }}
          >
            {isComing ? words.checkIn : words.checkOut}
          </Button>
        )}
      </Box>
    </Box>
  );
};
