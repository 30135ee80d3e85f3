import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material";
import { useId } from "react";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { useAct } from "../../data/useAct.ts";
import { useDraft } from "../../data/useDraft.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { childrenCount, parentName } from "./words.ts";

type Props = { registration: RegistrationView; onClose: () => void };

/** Gives the places of a registration free, with a reason; what was paid becomes a refund that is due. */
export const ReleaseDialog = ({ registration, onClose }: Props) => {
  const id = useId();
  const { draft, field, has, refuse, refusal } = useDraft({ reason: "" });
  const { mutate, isPending } = useAct(({ releaseRegistration }) => releaseRegistration, {
    done: "The places are free again",
    failed: "Failed to give the places free",
  });
  const { participantCount, money: of } = registration;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Give the places of {parentName(registration)} free?</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && has({ reason: "Please say why" }))
            mutate(
              { id: registration.id, reason: draft.reason },
              { onSuccess: onClose, onError: (error) => refuse(error, "Please try again.") },
            );
        }}
        style={{ display: "contents" }}
      >
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <Typography>
            {childrenCount(participantCount)} will not come, and whoever waits longest is offered the place.
            {Number(of.collected) > 0 &&
              ` Of ${money(of.collected)} received, what is left stands here to be given back.`}
          </Typography>
          {refusal && (
            <Typography role="alert" sx={{ color: "error.main" }}>
              {refusal}
            </Typography>
          )}
          <TextField {...field("reason", "Reason")} multiline />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Keep as it is
          </Button>
          <ActButton type="submit" variant="contained" color="error" busy={isPending}>
            Give them free
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
