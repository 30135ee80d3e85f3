import { Box, Container, Typography } from "@mui/material";
import { Link } from "react-router";
import { phoneUrl, useSettings } from "../../shared/settings.ts";
import { footerWords as words } from "./words.ts";

const links = [
  { to: "/book-lesson", label: words.bookALesson },
  { to: "/instructors", label: words.instructors },
  { to: "/camps-clinics", label: words.campsAndClinics },
  { to: "/coaching-credentials", label: words.coachingCredentials },
  { to: "/subscribe", label: words.videoAnalysis },
  { to: "/find-team", label: words.findATeam },
  { to: "/create-team", label: words.createATeam },
];
const policies = [
  { to: "/privacy", label: words.privacy },
  { to: "/terms", label: words.terms },
  { to: "/refunds", label: words.refundsCancellations },
  { to: "/licences", label: words.licenses },
];
const chalk = {
  color: "inherit",
  textDecorationColor: "currentColor",
  py: { xs: 0.5, sm: 0.75 },
  display: "inline-block",
  fontWeight: 600,
  textUnderlineOffset: "0.2em",
};

export const Footer = () => {
  const { productName, facility, contact } = useSettings();
  return (
    <Box
      component="footer"
      sx={{
        bgcolor: "#12352a",
        color: "#f3efe4",
        py: { xs: 3, md: 6 },
        displayPrint: "none",
        "& a:focus-visible": { outlineColor: "currentcolor" },
      }}
    >
      <Container
        maxWidth="xl"
        sx={{
          display: "grid",
          gap: { xs: 2, sm: 4 },
          gridTemplateColumns: { xs: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))", sm: "1.4fr 1fr 1.2fr" },
          minHeight: 150,
        }}
      >
        <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}>
          <Typography variant="h4" component="p" sx={{ fontWeight: 800 }}>
            {productName}
          </Typography>
          <Typography sx={{ mt: 1, opacity: 0.85, maxWidth: "34ch", display: { xs: "none", sm: "block" } }}>
            {words.hittingAndFieldingOne}
          </Typography>
        </Box>
        <Box
          component="nav"
          aria-label={words.footer}
          sx={{ display: "grid", justifyItems: "start", alignContent: "start" }}
        >
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
          aria-label={words.policies}
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
