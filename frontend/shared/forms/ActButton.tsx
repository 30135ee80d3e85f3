import { Button, type ButtonProps, CircularProgress } from "@mui/material";

type Props = ButtonProps & { busy: boolean };

/**
 * A button whose work takes a moment. Meanwhile it ignores clicks but is not disabled: a disabled button loses the focus,
 * and keyboard users would have to find their way back after a refusal.
 */
export const ActButton = ({ busy, startIcon, onClick, sx, "aria-disabled": isOff = false, ...props }: Props) => (
  <Button
    {...props}
    startIcon={startIcon && busy ? <CircularProgress size={18} color="inherit" /> : startIcon}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    aria-disabled={busy || isOff}
    sx={[...(Array.isArray(sx) ? sx : [sx ?? false]), busy && { opacity: 0.7, cursor: "progress" }]}
  />
);
