import { Avatar } from "@mui/material";
import { initials } from "./formats.ts";

/** A person's picture, or initials. The name stands beside it, so screen readers skip the picture. */
export const Portrait = ({ name, src, size = 40 }: { name: string; src?: string | null; size?: number }) => (
  <Avatar
    aria-hidden
    alt=""
    {...(src && { src })}
    sx={{
      width: size,
      height: size,
      fontSize: size * 0.38,
      fontWeight: 700,
      bgcolor: "primary.main",
      color: "primary.contrastText",
    }}
  >
    {initials(name)}
  </Avatar>
);
