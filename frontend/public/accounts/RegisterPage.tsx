import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button, Card, Link as Anchor, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { type FieldErrors, useForm, useWatch } from "react-hook-form";
import { Link, useLocation, useNavigate } from "react-router";
import type { z } from "zod";
import { isMinor, ownLoginAge, Register, registerUrl } from "../../../backend/accounts/contract.ts";
import { ApiError, command, wordsOf } from "../../shared/api.ts";
import { useSettings } from "../../shared/settings.ts";
import { toast } from "../../shared/toastStore.ts";
import { Page } from "../frame/Page.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { GuardianFields } from "./GuardianFields.tsx";
import { saying } from "./lastPageSays.ts";
import { MembershipPromo } from "./MembershipPromo.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { showServerIssues } from "./serverIssues.ts";

type Typed = z.input<typeof Register>;
const empty = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  confirmPassword: "",
  age: "",
  position: "",
  experience: "",
  parentName: "",
  parentEmail: "",
  parentPhone: "",
} satisfies Typed;
const pair = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } };

/** The age as it is being typed; null as long as it is none. */
const ageIn = (typed: unknown) => {
  const age = typeof typed === "string" && typed.trim() !== "" ? Number(typed) : Number.NaN;
  return Number.isNaN(age) ? null : age;
};
const guardianWords = (age: number | null) => {
  if (!isMinor(age)) return "For players under 18.";
  return age! < ownLoginAge
    ? "We mail them a link to confirm the account. You can sign in once they have."
    : "We mail them a link to confirm the account. Videos and messages open once they have.";
};
const askedWords = (age: number | null | undefined, parentEmail: string | null | undefined) =>
  `We have mailed your parent or guardian a link to confirm, to ${parentEmail}. ${
    (age ?? 0) < ownLoginAge
      ? "You can sign in as soon as they have."
      : "You can sign in and book at once; videos and messages open when they have confirmed."
  }`;

const RegisterPage = () => {
  const { productName } = useSettings();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { control, handleSubmit, setError } = useForm<Typed, unknown, Register>({
    resolver: zodResolver(Register),
    defaultValues: empty,
  });
  const age = ageIn(useWatch({ control, name: "age" }));
  const register = useMutation({
    mutationFn: (form: Register) => command("POST", registerUrl, { ...form, userType: "student" }),
    onSuccess: (_, { age, parentEmail }) => {
      toast({ title: "Registration Successful", text: "Your account has been created. Please log in." });
      void navigate(`/login${search}`, isMinor(age) ? { state: saying(askedWords(age, parentEmail)) } : {});
    },
    onError: (error) => {
      toast({ title: "Registration Failed", text: wordsOf(error, "Please try again."), kind: "destructive" });
      showServerIssues(error, setError, Object.keys(empty));
      if (error instanceof ApiError && error.status === 409)
        setError("email", { type: "server", message: wordsOf(error, "This address is taken.") }, { shouldFocus: true });
    },
  });
  const refuse = ({ confirmPassword }: FieldErrors<Typed>) => {
    if (confirmPassword?.type === "custom")
      toast({ title: "Password Mismatch", text: "Passwords do not match.", kind: "destructive" });
  };
  return (
    <Page title="Sign Up" heading={`Join ${productName}`} intro="Create your account to get started" maxWidth="sm">
      <MembershipPromo />
      <Card
        component="form"
        method="dialog"
        noValidate
        onSubmit={handleSubmit((form) => register.mutate(form), refuse)}
        sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2.5 }}
      >
        <Box sx={pair}>
          <FormField control={control} name="firstName" label="First name" autoComplete="given-name" required />
          <FormField control={control} name="lastName" label="Last name" autoComplete="family-name" required />
        </Box>
        <FormField control={control} name="email" label="Email" type="email" autoComplete="username" required />
        <Box sx={pair}>
          <FormField
            control={control}
            name="password"
            as={NewPasswordField}
            label="Password"
            autoComplete="new-password"
            required
          />
          <FormField
            control={control}
            name="confirmPassword"
            as={PasswordField}
            label="Confirm password"
            autoComplete="new-password"
            required
          />
        </Box>
        <Typography component="h2" variant="h4" sx={{ mt: 1 }}>
          About the player
        </Typography>
        <Box sx={pair}>
          <FormField control={control} name="age" label="Age" slotProps={{ htmlInput: { inputMode: "numeric" } }} />
          <FormField control={control} name="position" label="Position" />
        </Box>
        <FormField control={control} name="experience" label="Experience" helperText="Seasons, teams, level" />
        <Typography component="h2" variant="h4" sx={{ mt: 1 }}>
          Parent or guardian
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: -2 }}>
          {guardianWords(age)}
        </Typography>
        <GuardianFields control={control} required={isMinor(age)} />
        {register.isError && <Alert severity="error">{wordsOf(register.error, "Please try again.")}</Alert>}
        <Box sx={{ display: "flex", gap: 1.5, justifyContent: "flex-end", flexWrap: "wrap-reverse" }}>
          <Button component={Link} to="/" color="inherit" size="large">
            Cancel
          </Button>
          <Button type="submit" variant="contained" size="large" disabled={register.isPending}>
            {register.isPending ? "Creating Account..." : "Create Account"}
          </Button>
        </Box>
      </Card>
      <Typography sx={{ mt: 3, textAlign: "center" }}>
        Have an account?{" "}
        <Anchor component={Link} to={`/login${search}`}>
          Sign in
        </Anchor>
      </Typography>
    </Page>
  );
};
export default RegisterPage;
