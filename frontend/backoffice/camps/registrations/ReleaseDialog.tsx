import { TextField, Typography } from "@mui/material";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { useAct } from "../../data/useAct.ts";
import { useDraft } from "../../data/useDraft.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { childrenCount, parentName } from "./words.ts";
import type { CampVerbs } from "../verbs.ts";

type Props = { registration: RegistrationView; onClose: () => void };

/** Gives the places of a registration free, with a reason; what was paid becomes a refund that is due. */
export const ReleaseDialog = ({ registration, onClose }: Props) => {
  const { draft, field, has, refuse, refusal } = useDraft({ reason: "" });
  const { mutate, isPending } = useAct(({ releaseRegistration }: CampVerbs) => releaseRegistration, {
    done: "The places are free again",
    failed: "Failed to give the places free",
  });
  const { participantCount, money: of } = registration;
  const release = () => {
    if (has({ reason: "Please say why" }))
      mutate(
        { id: registration.id, reason: draft.reason },
        { onSuccess: onClose, onError: (error) => refuse(error, "Please try again.") },
      );
  };
  return (
    <FormDialog
      title={`Give the places of ${parentName(registration)} free?`}
      action="Give them free"
      cancel="Keep as it is"
      danger
      busy={isPending}
      refusal={refusal}
      onSubmit={release}
      onClose={onClose}
    >
      <Typography>
        {childrenCount(participantCount)} will not come, and whoever waits longest is offered the place.
        {Number(of.collected) > 0 && ` Of ${money(of.collected)} received, what is left stands here to be given back.`}
      </Typography>
      <TextField {...field("reason", "Reason")} multiline />
    </FormDialog>
  );
};
