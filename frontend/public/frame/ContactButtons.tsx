import MailIcon from "@mui/icons-material/MailOutlined";
import PhoneIcon from "@mui/icons-material/PhoneOutlined";
import { Button } from "@mui/material";
import { phoneUrl, useSettings } from "../../shared/settings.ts";

type Props = { subject: string; isFirst?: boolean }; // it is the thing to do next

/** Ways to ask a person. */
export const ContactButtons = ({ subject, isFirst = false }: Props) => {
  const { contact } = useSettings();
  return (
    <>
      <Button
        component="a"
        href={`mailto:${contact.email}?subject=${encodeURIComponent(subject)}`}
        variant={isFirst ? "contained" : "outlined"}
        startIcon={<MailIcon />}
      >
        {contact.email}
      </Button>
      <Button component="a" href={phoneUrl(contact.phone)} variant="outlined" startIcon={<PhoneIcon />}>
        {contact.phone}
      </Button>
    </>
  );
};
