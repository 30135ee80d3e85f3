import { Button, type ButtonProps, CircularProgress } from "@mui/material";

/**
 * A button whose work takes a moment. Meanwhile it does nothing more, but stays where it is in the order of Tab: one
 * that is disabled loses the focus, and after a refusal the keyboard would have to begin anew.
 */
export const ActButton = ({ busy, startIcon, onClick, ...props }: ButtonProps & { busy: boolean }) => (
  <Button
    {...props}
    startIcon={startIcon && busy ? <CircularProgress size={18} color="inherit" /> : startIcon}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    aria-disabled={busy}
    {...(busy && { sx: { opacity: 0.7, cursor: "progress" } })}
  />
);
