import { Link } from "@mui/material";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { useMe } from "../../access/me.ts";
import { homeOf, place } from "../../place.ts";

/** A link to a registration's page; from a tool, that is a page load. */
export const RegistrationLink = ({ id, children }: { id: string; children: ReactNode }) => {
  const { role } = useMe();
  const path = `/camp-registrations/${id}/show`;
  const look = { color: "inherit", underline: "hover" } as const;
  return place === "tools" ? (
    <Link href={homeOf(role) + path} {...look}>
      {children}
    </Link>
  ) : (
    <Link component={RouterLink} to={path} {...look}>
      {children}
    </Link>
  );
};
