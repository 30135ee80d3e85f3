import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material";
import { useId, useState } from "react";
import { ChangeUser, type UserView } from "../../../../backend/accounts/contract.ts";
import { wordsOf } from "../../../shared/api.ts";
import { fullName } from "../../../shared/formats.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import type { AccountVerbs } from "../verbs.ts";

/** Puts right an age that was typed wrongly, which nobody under 18 can do alone. */
export const CorrectAge = ({ user }: { user: UserView }) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const { mutate, isPending } = useAct(({ correctAge }: AccountVerbs) => correctAge, {
    done: "Age corrected",
    failed: "Failed to correct the age",
  });
  const close = () => setTyped(null);
  const save = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const { data: age, error } = ChangeUser.shape.age.safeParse(typed);
    setProblem(error?.issues[0]?.message ?? "");
    if (age === undefined || isPending) return;
    mutate({ userId: user.id, age }, { onSuccess: close, onError: (refused) => setProblem(wordsOf(refused, "")) });
  };
  return (
    <>
      <Button size="small" sx={{ ml: -1.5 }} onClick={() => setTyped(String(user.age ?? ""))}>
        Correct the age
      </Button>
      <Dialog open={typed !== null} onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
        <DialogTitle id={id}>How old is {fullName(user)}?</DialogTitle>
        <form noValidate onSubmit={save}>
          <DialogContent sx={{ display: "grid", gap: 2, pt: 0 }}>
            {user.role === "student" && (
              <Typography>
                From 18 on no parent or guardian has to confirm, and what was locked opens. Be sure before you save.
              </Typography>
            )}
            <TextField
              label="Age"
              value={typed ?? ""}
              onChange={({ target }) => setTyped(target.value)}
              error={problem !== ""}
              helperText={problem}
              slotProps={{ htmlInput: { inputMode: "numeric" } }}
              fullWidth
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={close}>
              Keep as it is
            </Button>
            <ActButton type="submit" variant="contained" busy={isPending}>
              Save
            </ActButton>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
};
