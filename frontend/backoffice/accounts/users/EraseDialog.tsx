import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material";
import { useId, useState } from "react";
import { useGetList } from "react-admin";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { fullName, today } from "../../../shared/formats.ts";
import { useMe } from "../../access/me.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { erasing } from "./erasing.ts";
import { useErase } from "./useErase.ts";

const one = { page: 1, perPage: 1 }; // the count comes with any page
const open = ["pending", "confirmed", "scheduled"];

/** How many lessons to come will be cancelled; undefined until it is known. */
const useLessonsAhead = (id: string) => {
  const ahead = { status: open, from: today() };
  const taken = useGetList<LessonView>("lessons", { filter: { ...ahead, studentId: id }, pagination: one });
  const given = useGetList<LessonView>("lessons", { filter: { ...ahead, instructorId: id }, pagination: one });
  return taken.total === undefined || given.total === undefined ? undefined : taken.total + given.total;
};

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div>
    <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Box>
  </div>
);

/** Says what goes and what stays, and wants the name typed before it does it. */
export const EraseDialog = ({ user, onClose }: { user: UserView; onClose: () => void }) => {
  const id = useId();
  const isSelf = useMe().id === user.id;
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const { mutate, isPending } = useErase(user, isSelf);
  const name = fullName(user);
  const { goes, stays } = erasing(user, useLessonsAhead(user.id));
  const isSure = typed.trim().toLowerCase() === name.toLowerCase() && (!isSelf || password !== "");
  const erase = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (isSure && !isPending) mutate(password, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={isPending ? () => {} : onClose}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={`${id}title`}>Erase the personal data of {name}?</DialogTitle>
      <form onSubmit={erase}>
        <DialogContent sx={{ display: "grid", gap: 2, pt: 0 }}>
          <Box id={`${id}text`} sx={{ display: "grid", gap: 2 }}>
            <Points title="What goes, for good" points={goes} />
            <Points title="What stays" points={stays} />
            <Typography>Nobody can take this back, and no backup made afterwards holds the data.</Typography>
          </Box>
          {isSelf && (
            <TextField
              label="Your password"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              helperText="This is your own account: you are logged out, and it is gone."
              fullWidth
            />
          )}
          <TextField
            label={`Type “${name}” to confirm`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            Keep as it is
          </Button>
          <ActButton type="submit" variant="contained" color="error" busy={isPending} disabled={!isSure}>
            {isPending ? "Erasing …" : "Erase for good"}
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
