// What holds and separates, what is read, and what stands in for content, as widgets of Mantine.
import { Alert, Card, Divider, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import type { RowProps, Slots } from '../../../src/index'

const JUSTIFY = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  spaceBetween: 'space-between',
  spaceAround: 'space-around',
  spaceEvenly: 'space-evenly',
  stretch: 'flex-start',
} as const

const ALIGN = { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' } as const

/** A box without a name is no group: nobody wants to hear of it. */
function groupOf({ ariaLabel, description }: Pick<RowProps, 'ariaLabel' | 'description'>) {
  if (ariaLabel === undefined && description === undefined) return {}
  return { role: 'group', 'aria-label': ariaLabel, 'aria-description': description }
}

export const layout = {
  Row: ({ children, justify, align, ...names }) => (
    <Group {...groupOf(names)} gap={0} justify={JUSTIFY[justify]} align={ALIGN[align]} grow={justify === 'stretch'}>
      {children}
    </Group>
  ),
  Column: ({ children, justify, align, ...names }) => (
    <Stack {...groupOf(names)} gap={0} justify={JUSTIFY[justify]} align={ALIGN[align]}>
      {children}
    </Stack>
  ),
  Card: ({ children, ...names }) => (
    <Card {...groupOf(names)} withBorder radius="md">
      {children}
    </Card>
  ),
  Divider: ({ axis, ariaLabel }) => (
    <Divider orientation={axis} aria-orientation={axis} {...(ariaLabel !== undefined && { 'aria-label': ariaLabel })} />
  ),
  Heading: ({ level, text, size }) => (
    <Title order={level} {...(size !== undefined && { size: `h${String(size)}` })}>
      {text}
    </Title>
  ),
  Text: ({ text, variant }) => (
    <Text size={variant === 'caption' ? 'sm' : 'md'} style={{ whiteSpace: 'pre-line' }}>
      {text}
    </Text>
  ),
  Notice: ({ title, reason, detailsLabel, details }) => (
    <Alert color="gray" title={title} role="note" styles={{ body: { minInlineSize: 0 } }}>
      {reason}
      <details>
        <summary>{detailsLabel}</summary>
        {/* A box that scrolls has to take the focus, or no key can scroll it. */}
        <pre
          dir="ltr"
          role="group"
          aria-label={detailsLabel}
          tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex
          style={{ maxBlockSize: '12rem', overflow: 'auto' }}
        >
          {details}
        </pre>
      </details>
    </Alert>
  ),
  Placeholder: ({ label }) => (
    <div>
      <Skeleton height={36} radius="md" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  ),
} satisfies Partial<Slots>
