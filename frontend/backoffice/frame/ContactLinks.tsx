import { Link } from "@mui/material";
import type { ReactNode } from "react";
import { phoneUrl } from "../../shared/settings.ts";
import { missing } from "./Fact.tsx";

const tall = { display: "inline-block", py: 0.25 }; // a finger hits it

export const PhoneLink = ({ phone, otherwise = missing }: { phone: string | null; otherwise?: ReactNode }) =>
  phone ? (
    <Link href={phoneUrl(phone)} sx={tall}>
      {phone}
    </Link>
  ) : (
    otherwise
  );

export const MailLink = ({ email, otherwise = missing }: { email: string | null; otherwise?: ReactNode }) =>
  email ? (
    <Link href={`mailto:${email}`} sx={tall}>
      {email}
    </Link>
  ) : (
    otherwise
  );
