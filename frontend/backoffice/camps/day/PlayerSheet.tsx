import HealthIcon from "@mui/icons-material/MedicalInformationOutlined";
import PhoneIcon from "@mui/icons-material/PhoneOutlined";
import NoIcon from "@mui/icons-material/BlockOutlined";
import UndoIcon from "@mui/icons-material/UndoOutlined";
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  TextField,
  Typography,
} from "@mui/material";
import { useId, useState } from "react";
import { Link } from "react-router";
import { type DayPlayerView, mostWho, type RecordAttendance } from "../../../../backend/camps/days/dayContract.ts";
import { isNamedIn, namesIn } from "../../../../backend/camps/days/pickupRule.ts";
import { phoneUrl } from "../../../shared/settings.ts";
import { FilterChips } from "../../frame/list/FilterChips.tsx";
import { campDayWords as words, healthButtonWords, playerName } from "../words.ts";
import { Attendance, NoWaiver, Owed } from "./PlayerRow.tsx";

type Props = {
  player: DayPlayerView;
  isOff: boolean; // the day: whoever is here still leaves, but nobody comes
  isOver: boolean; // and nobody leaves either
  onAct: (did: RecordAttendance["did"], who?: string | null) => void;
  onNotes: () => void;
  onClose: () => void;
};

/** Everything about one player at the gate: who brings and picks them up, who to call, and a way back. */
export const PlayerSheet = ({ player, isOff, isOver, onAct, onNotes, onClose }: Props) => {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState<string | null>(); // who a check-out was last tried with; null: nobody
  const name = playerName(player);
  const { state, broughtBy, pickedUpBy, parentName, parentPhone, emergencyContact, emergencyPhone } = player;
  const { mayPickUp, mayNotPickUp, otherParents } = player;
  const known = [
    ...new Set([parentName, ...otherParents.map((one) => one.name), ...namesIn(mayPickUp), emergencyContact]),
  ]
    .filter((one) => one !== null)
    .filter((one) => !isNamedIn(mayNotPickUp, one));
  const who = typed.trim() || chosen;
  const isLeaving = state === "here" && !isOver;
  const isForbidden = isLeaving && who !== null && isNamedIn(mayNotPickUp, who);
  const isErased = player.playerName === null; // nothing more is written about them
  const isTold = isErased || who !== null;
  const isUnnamed = isLeaving && !isErased && typed.trim() !== "" && !known.some((one) => isNamedIn(one, typed));
  const isSure = isUnnamed && tried === who;
  const act = (did: RecordAttendance["did"]) => {
    onAct(did, did.startsWith("check") ? who : null);
    onClose();
  };
  const checkOut = () => {
    if (isTold && (!isUnnamed || isSure)) act("checkOut");
    else setTried(who);
  };
  const wide = { justifyContent: "flex-start", textAlign: "left", minWidth: 0, overflowWrap: "anywhere" } as const;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{name}</DialogTitle>
      <DialogContent>
        <Attendance player={player} isOver={isOver} />
        {player.hasWaiver === false && <NoWaiver />}
        {player.hasWaiver && (
          <Typography variant="body2" sx={{ mt: 0.25 }}>
            {words.waiverSigned}
          </Typography>
        )}
        {Number(player.owed) > 0 && (
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
            <Owed player={player} />
            <Button component={Link} size="small" to={`/camp-registrations/${player.registrationId}/show`}>
              {words.recordPayment}
            </Button>
          </Box>
        )}
        {broughtBy && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {words.broughtBy} {broughtBy}
          </Typography>
        )}
        {pickedUpBy && (
          <Typography variant="body2">
            {words.pickedUpBy} {pickedUpBy}
          </Typography>
        )}
        {mayNotPickUp && (
          <Alert severity="error" variant="filled" icon={<NoIcon />} sx={{ mt: 2 }}>
            <strong>{words.mayNotPickUp}</strong> {mayNotPickUp}
          </Alert>
        )}
        {(isLeaving || (state === "expected" && !isOff)) && (
          <Box sx={{ display: "grid", gap: 1.5, mt: 2 }}>
            <Typography variant="h6" component="h3">
              {isLeaving ? words.whoPicksUp(name) : words.whoBrought(name)}
            </Typography>
            <FilterChips
              label={isLeaving ? words.whoPicksUp(name) : words.whoBrought(name)}
              choices={known.map((one) => ({ label: one, value: one }))}
              value={typed ? "" : chosen}
              onChange={(who) => {
                setTyped("");
                setChosen(who === chosen ? null : who);
              }}
            />
            {isLeaving && !isTold && tried === null && (
              <FormHelperText error role="alert">
                {words.sayWho(name)}
              </FormHelperText>
            )}
            <TextField
              label={words.someoneElse}
              error={isForbidden}
              helperText={isForbidden ? words.isForbidden : undefined}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{ htmlInput: { maxLength: mostWho, autoComplete: "off" } }}
            />
            {isSure && (
              <Alert severity="warning" role="alert">
                {words.notNamed(name, typed.trim())}
              </Alert>
            )}
            <Button
              variant="contained"
              size="large"
              disabled={isForbidden}
              onClick={isLeaving ? checkOut : () => act("checkIn")}
            >
              {isLeaving ? (isSure ? words.checkOutAnyway : words.checkOut) : words.checkIn}
            </Button>
          </Box>
        )}
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", mt: 2 }}>
          {parentPhone && !(parentName && isNamedIn(mayNotPickUp, parentName)) && (
            <Button href={phoneUrl(parentPhone)} startIcon={<PhoneIcon />} sx={wide}>
              {words.callName(parentName ?? parentPhone)}
            </Button>
          )}
          {otherParents.map((parent) =>
            parent.phone && !isNamedIn(mayNotPickUp, parent.name) ? (
              <Button key={parent.name} href={phoneUrl(parent.phone)} startIcon={<PhoneIcon />} sx={wide}>
                {words.callName(parent.name)}
              </Button>
            ) : undefined,
          )}
          {emergencyPhone && (
            <Button href={phoneUrl(emergencyPhone)} startIcon={<PhoneIcon />} sx={wide}>
              {words.emergency(emergencyContact ?? emergencyPhone)}
            </Button>
          )}
          {player.hasHealthNotes && (
            <Button startIcon={<HealthIcon />} onClick={onNotes} sx={wide}>
              {healthButtonWords.healthNotes}
            </Button>
          )}
          {isLeaving && (
            <Button color="inherit" startIcon={<UndoIcon />} onClick={() => act("takeBackCheckIn")} sx={wide}>
              {words.undoCheckIn}
            </Button>
          )}
          {state === "left" && !isOver && (
            <>
              <Button color="inherit" startIcon={<UndoIcon />} onClick={() => act("takeBackCheckOut")} sx={wide}>
                {words.undoCheckOut}
              </Button>
              {!isOff && (
                <Button color="inherit" onClick={() => act("checkIn")} sx={wide}>
                  {words.checkInAgain}
                </Button>
              )}
            </>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={`/camp-registrations/${player.registrationId}/show`} sx={{ mr: "auto" }}>
          {words.registration}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
