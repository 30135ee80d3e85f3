import { Alert, Box, Button, type ButtonProps } from "@mui/material";
import { subscriptionPortalUrl } from "../../../backend/memberships/subscriptionContract.ts";
import { wordsOf } from "../../shared/api.ts";
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
        <Button
          variant={variant}
          {...(variant === "outlined" && { color: "inherit" })}
          {...(name && { "aria-label": words.labelFor(label, name) })}
          disabled={isOpening}
          onClick={() => open(playerId)}
        >
          {isOpening ? words.opening : label}
        </Button>
      </Box>
      {error && <Alert severity="error">{wordsOf(error, words.couldntOpen)}</Alert>}
    </Box>
  );
};
