import { Box, Card, Chip, Typography } from "@mui/material";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { PhoneLink } from "../../frame/ContactLinks.tsx";
import { removed } from "../../frame/Fact.tsx";
import { HealthButton } from "../roster/HealthButton.tsx";
import { childName, experienceInWords } from "../roster/words.ts";
import { sportLabel } from "../words.ts";

/** The children of one registration. What was told about their health is shown when it is asked for. */
export const Children = ({ registration }: { registration: RegistrationView }) => (
  <Card component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
    {registration.participants.map((child) => {
      const { playerAge, sport, ageGroup, emergencyContact, emergencyPhone, isWithdrawn } = child;
      const about = [
        playerAge !== null && `${playerAge} years`,
        sport && sportLabel[sport],
        ageGroup ? `division ${ageGroup}` : "no division yet",
        experienceInWords(child),
      ];
      return (
        <Box
          component="li"
          key={child.id}
          sx={{
            px: { xs: 2, sm: 3 },
            py: 1.5,
            display: "flex",
            gap: 2,
            alignItems: "flex-start",
            "& + &": { borderTop: 1, borderColor: "divider" },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 650 }}>
              {childName(child)} {isWithdrawn && <Chip size="small" label="Withdrawn" sx={{ ml: 0.5 }} />}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {about.filter(Boolean).join(" · ")}
            </Typography>
            <Typography variant="body2" component="div">
              In an emergency: {emergencyContact ?? removed} <PhoneLink phone={emergencyPhone} otherwise="" />
            </Typography>
          </Box>
          {registration.hasMedicalInfo && <HealthButton child={{ ...child, registration }} />}
        </Box>
      );
    })}
  </Card>
);
