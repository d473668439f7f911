import { expect, test, type Page } from "@playwright/test";
import { quick } from "./helpers";

const settings = async (page: Page): Promise<void> => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Your devices" })).toBeVisible();
};

const watching = (page: Page) => page.getByRole("heading", { name: "You are watching" });

test("a seat is carried to another device, which both then share, and is ended from the first", async ({ browser }) => {
  const desk = await (await browser.newContext()).newPage();
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();

  await quick(desk, { name: "Ada" });
  await desk.goto("/");
  await desk.getByRole("button", { name: "Play", exact: true }).click();
  await expect(desk).toHaveURL(/\/t\//);
  const table = desk.url();

  await settings(desk);
  await desk.getByRole("button", { name: "Show a code" }).click();
  await expect(desk.getByRole("img", { name: /QR code/ })).toBeVisible();
  const link = await desk.getByRole("textbox", { name: "The link for your other device" }).inputValue();

  await quick(phone);
  await phone.goto(table);
  await expect(watching(phone)).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByText("This link takes Ada’s seats and games to this device.")).toBeVisible();
  await phone.getByRole("button", { name: "Play on here" }).click();
  await expect(phone.getByRole("heading", { name: "Continue" })).toBeVisible();
  await expect(desk.getByText("Your other device is here.")).toBeVisible();

  await Promise.all([desk.goto(table), phone.goto(table)]);
  for (const page of [desk, phone]) await expect(page.locator(".hand button:enabled").first()).toBeVisible();

  const again = await (await browser.newContext()).newPage();
  await again.goto(link);
  await expect(again.getByRole("alert")).toContainText("This link has already been used.");

  await settings(desk);
  await desk.getByRole("button", { name: /^Sign out: / }).click();
  await expect(watching(phone)).toBeVisible();

  await desk.getByRole("button", { name: "Sign out on this device" }).click();
  await desk.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(desk.getByRole("heading", { name: "Continue" })).toBeHidden();
  const kept = (): Promise<string> => desk.evaluate(() => localStorage.getItem("niagara.settings") ?? "");
  await expect.poll(kept).toContain('"name":""');
});

test("a passkey takes a seat from a desktop to a phone, and ends the desktop from there @long", async ({ browser, baseURL }) => {
  // Passkeys belong to a name: this machine has one by its number no more than any other.
  const site = baseURL!.replace("127.0.0.1", "localhost");
  const authenticator = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const open = async (viewport: { width: number; height: number }) => {
    const context = await browser.newContext({ baseURL: site, viewport });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", { options: authenticator });
    return { page, devtools, authenticatorId };
  };
  const desk = await open({ width: 1440, height: 900 });
  const phone = await open({ width: 390, height: 844 });

  await quick(desk.page, { name: "Ada" });
  await desk.page.goto("/");
  await desk.page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(desk.page).toHaveURL(/\/t\//);
  const table = desk.page.url();
  await settings(desk.page);
  await desk.page.getByRole("button", { name: "Make a passkey" }).click();
  await expect(desk.page.getByRole("button", { name: "Remove" })).toBeVisible();

  // Both devices keep it in the same place, as those of one person do.
  const { credentials } = await desk.devtools.send("WebAuthn.getCredentials", { authenticatorId: desk.authenticatorId });
  await phone.devtools.send("WebAuthn.addCredential", { authenticatorId: phone.authenticatorId, credential: credentials[0]! });
  await quick(phone.page);
  await settings(phone.page);
  await phone.page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(phone.page.getByRole("heading", { name: "Continue" })).toBeVisible();
  await phone.page.goto(table);
  await expect(phone.page.locator(".hand button:enabled").first()).toBeVisible();

  await desk.page.goto(table);
  await expect(desk.page.locator(".hand")).toBeVisible();
  await settings(phone.page);
  await phone.page.getByRole("button", { name: "Sign out my other devices" }).click();
  await phone.page.getByRole("button", { name: "Sign them out" }).click();
  await expect(watching(desk.page)).toBeVisible();
});
