import { Box, Button } from "@mui/material";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { playerFieldsWords as words } from "../words.ts";

const most = { htmlInput: { maxLength: 200 } };

/** Asked of every child, and seldom filled in: so it is folded up until somebody wants it. */
export const PickupFields = ({ at, player }: { at: string; player: string }) => {
  const { control, getValues, setFocus } = useFormContext();
  const [mayPickUp, mayNotPickUp] = [`${at}.mayPickUp`, `${at}.mayNotPickUp`] as const;
  const [isOpen, setOpen] = useState(() => getValues([mayPickUp, mayNotPickUp]).some(Boolean));
  const open = () => {
    setOpen(true);
    queueMicrotask(() => setFocus(mayPickUp)); // the button has gone
  };
  if (!isOpen)
    return (
      <Button
        color="inherit"
        aria-label={`${words.whoMayPickUp}: ${player}`}
        onClick={open}
        sx={{ justifySelf: "start", ml: -1.5 }}
      >
        {words.whoMayPickUp}
      </Button>
    );
  return (
    <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      <FormField
        control={control}
        name={mayPickUp}
        label={words.mayPickUp}
        helperText={words.besidesYou}
        autoComplete="off"
        slotProps={most}
      />
      <FormField
        control={control}
        name={mayNotPickUp}
        label={words.mayNotPickUp}
        helperText={words.coachesSeeItAtCheckOut}
        autoComplete="off"
        slotProps={most}
      />
    </Box>
  );
};
