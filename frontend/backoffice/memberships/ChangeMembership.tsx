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
} & Pick<MembershipView, "membershipStatus">;

/** Activates a player's membership, or deactivates it, after asking. */
export const ChangeMembership = ({ playerId, name, membershipStatus, lastPayment }: Props) => {
  const [asking, setAsking] = useState<MembershipView["membershipStatus"] | undefined>(); // how it stood then
  const close = () => setAsking(undefined);
  const isActive = membershipStatus === "active";
  return (
    <>
      <Button
        variant="outlined"
        color={isActive ? "error" : "primary"}
        onClick={() => setAsking(membershipStatus)}
        aria-label={isActive ? deactivateWords.deactivateFor(name) : activateWords.activateFor(name)}
      >
        {isActive ? deactivateWords.deactivate : activateWords.activate}
      </Button>
      {asking === "inactive" && <ActivateDialog playerId={playerId} name={name} onClose={close} />}
      {asking === "active" && (
        <DeactivateDialog playerId={playerId} name={name} lastPayment={lastPayment} onClose={close} />
      )}
    </>
  );
};
