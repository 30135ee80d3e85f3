import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useId, useSyncExternalStore } from "react";
import { ApiError, Withheld } from "../api.ts";
import { duringCampWords as words } from "./words.ts";

/** Staff may put a lesson into a camp, once they know of it. */
export type Knowing = { duringCamp?: true };
type Question = { said: string; answer: (goesAhead: boolean) => void };

let asked: Question | null = null;
const listeners = new Set<() => void>();
const show = (question: Question | null) => {
  asked = question;
  for (const listener of listeners) listener();
};
const onChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const goesAhead = (said: string) =>
  new Promise<boolean>((resolve) => {
    const answer = (yes: boolean) => {
      show(null);
      resolve(yes);
    };
    show({ said, answer });
  });

/** Sends something about a lesson. Where the coach runs a camp then, asks first, and sends it again knowingly. */
export const askingDuringCamp = async <A,>(send: (knowing: Knowing) => Promise<A>): Promise<A> => {
  try {
    return await send({});
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "DuringCamp") throw error;
    if (!(await goesAhead(error.said ?? ""))) throw new Withheld();
    return send({ duringCamp: true });
  }
};

/** Stands once on every screen that sends such things. */
export const DuringCampQuestion = () => {
  const question = useSyncExternalStore(onChange, () => asked);
  const id = useId();
  if (!question) return null;
  const { said, answer } = question;
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogTitle id={`${id}title`}>{words.scheduleAnywayQuestion}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`} sx={{ color: "text.primary", overflowWrap: "anywhere" }}>
          {said}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => answer(false)}>
          {words.goBack}
        </Button>
        <Button variant="contained" onClick={() => answer(true)}>
          {words.scheduleAnyway}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
