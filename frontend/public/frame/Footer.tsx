import { Box, Container, Typography } from "@mui/material";
import { Link } from "react-router";
import { phoneUrl, useSettings } from "../../shared/settings.ts";

const links = [
  { to: "/book-lesson", label: "Book a lesson" },
  { to: "/instructors", label: "Instructors" },
  { to: "/camps-clinics", label: "Camps and clinics" },
  { to: "/subscribe", label: "Video analysis" },
];
const policies = [
  { to: "/privacy", label: "Privacy" },
  { to: "/terms", label: "Terms" },
  { to: "/refunds", label: "Refunds & Cancellations" },
];
const chalk = {
  color: "inherit",
  textDecorationColor: "currentColor",
  py: 0.75,
  display: "inline-block",
  fontWeight: 600,
  textUnderlineOffset: "0.2em",
};

export const Footer = () => {
  const { productName, facility, contact } = useSettings();
  return (
    <Box component="footer" sx={{ bgcolor: "#12352a", color: "#f3efe4", py: { xs: 5, md: 6 }, displayPrint: "none" }}>
      <Container
        maxWidth="xl"
        sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1.4fr 1fr 1.2fr" }, minHeight: 150 }}
      >
        <Box>
          <Typography variant="h4" component="p" sx={{ fontWeight: 800 }}>
            {productName}
          </Typography>
          <Typography sx={{ mt: 1, opacity: 0.85, maxWidth: "34ch" }}>
            Hitting and fielding, one rep at a time. Baseball and softball training for every age.
          </Typography>
        </Box>
        <Box component="nav" aria-label="Footer" sx={{ display: "grid", justifyItems: "start", alignContent: "start" }}>
          {links.map(({ to, label }) => (
            <Box key={to} component={Link} to={to} sx={chalk}>
              {label}
            </Box>
          ))}
        </Box>
        <Box component="address" sx={{ fontStyle: "normal", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700 }}>{facility.name}</Typography>
          {/* Empty while it is unset: without this element the page would not match the one the build rendered. */}
          <Typography>{facility.address}</Typography>
          {contact.email && (
            <Box component="a" href={`mailto:${contact.email}`} sx={chalk}>
              {contact.email}
            </Box>
          )}
          <br />
          {contact.phone && (
            <Box component="a" href={phoneUrl(contact.phone)} sx={chalk}>
              {contact.phone}
            </Box>
          )}
        </Box>
        <Box
          component="nav"
          aria-label="Policies"
          sx={{ gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", columnGap: 3 }}
        >
          {policies.map(({ to, label }) => (
            <Box key={to} component={Link} to={to} sx={chalk}>
              {label}
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
};
