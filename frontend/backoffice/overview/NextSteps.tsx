import ArrowForwardIcon from "@mui/icons-material/ArrowForward";
import { Box, Card, CardActionArea, Typography } from "@mui/material";
import { Link } from "react-router";
import { Section } from "../frame/Section.tsx";

const steps = [
  {
    to: "/users",
    title: "Appoint an instructor",
    text: "Find the person, change the role. They can publish times at once.",
  },
  { to: "/lessons", title: "Look through the lessons", text: "Every instructor’s lessons, with the history of each." },
];

/** What an admin usually comes here to do. */
export const NextSteps = () => (
  <Section title="Next steps">
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      {steps.map(({ to, title, text }) => (
        <Card key={to}>
          <CardActionArea
            component={Link}
            to={to}
            sx={{
              p: 2.5,
              height: "100%",
              display: "flex",
              gap: 2,
              alignItems: "center",
              justifyContent: "space-between",
            }}
          >
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
                {text}
              </Typography>
            </div>
            <ArrowForwardIcon sx={{ color: "primary.main" }} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  </Section>
);
