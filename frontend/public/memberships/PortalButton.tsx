import { Alert, Box, type ButtonProps } from "@mui/material";
import { subscriptionPortalUrl } from "../../../backend/memberships/subscriptionContract.ts";
import { wordsOf } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useProvidersPage } from "./useSubscription.ts";
import { membershipCardWords as words } from "./words.ts";

/** Opens the payer's page at the card provider. */
export const PortalButton = ({
  playerId,
  label,
  name,
  variant = "contained",
}: { playerId: string; label: string; name?: string | undefined } & Pick<ButtonProps, "variant">) => {
  const { open, isOpening, error } = useProvidersPage(subscriptionPortalUrl);
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box>
        <ActButton
          variant={variant}
          {...(variant === "outlined" && { color: "inherit" })}
          {...(name && { "aria-label": words.labelFor(label, name) })}
          busy={isOpening}
          onClick={() => open(playerId)}
        >
          {isOpening ? words.opening : label}
        </ActButton>
      </Box>
      {error && <Alert severity="error">{wordsOf(error, words.couldntOpen)}</Alert>}
    </Box>
  );
};
