import { Button } from "@mui/material";
import { useState } from "react";
import type { MembershipPaymentView, MembershipView } from "../../../backend/memberships/contract.ts";
import { ActivateDialog } from "./ActivateDialog.tsx";
import { DeactivateDialog } from "./DeactivateDialog.tsx";
import { activateWords, deactivateWords } from "./words.ts";

type Props = {
  playerId: string;
  name: string;
  lastPayment?: MembershipPaymentView | undefined;
} & Pick<MembershipView, "membershipStatus"> & { card: object | null };

/** A card may be charged also for what isn't active now: it is paused, or was not paid. */
export const canEnd = ({ membershipStatus, card }: Pick<Props, "membershipStatus" | "card">) =>
  membershipStatus === "active" || card !== null;

/** Activates a player's membership, or deactivates it, after asking. */
export const ChangeMembership = ({ playerId, name, membershipStatus, card, lastPayment }: Props) => {
  const [asking, setAsking] = useState<"activate" | "deactivate">(); // what was offered then
  const close = () => setAsking(undefined);
  const ends = canEnd({ membershipStatus, card });
  return (
    <>
      <Button
        variant="outlined"
        color={ends ? "error" : "primary"}
        onClick={() => setAsking(ends ? "deactivate" : "activate")}
        aria-label={ends ? deactivateWords.deactivateFor(name) : activateWords.activateFor(name)}
      >
        {ends ? deactivateWords.deactivate : activateWords.activate}
      </Button>
      {asking === "activate" && <ActivateDialog playerId={playerId} name={name} onClose={close} />}
      {asking === "deactivate" && (
        <DeactivateDialog playerId={playerId} name={name} lastPayment={lastPayment} onClose={close} />
      )}
    </>
  );
};
