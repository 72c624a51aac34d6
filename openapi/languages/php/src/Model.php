<?php

declare(strict_types=1);

namespace StorePlatform;

/**
 * An object of the contract. Create one with named arguments. An optional field that is absent is null.
 *
 * null for an optional field is not sent. `clear` sends it as null, which removes the value.
 */
abstract class Model implements \JsonSerializable
{
    /** The fields in order, each as name, marks and type: `!` is required, `?` nullable. */
    protected const SPEC = '';

    /** @var array<class-string, array<string, array{bool, bool, string}>> the fields of each class: required, nullable, type */
    private static array $fields = [];

    /** @var array<string, true> the fields that are sent as null */
    private array $cleared = [];

    /**
     * Returns the object that parsed JSON describes. Unknown fields are ignored.
     *
     * @param array<string, mixed> $data
     * @throws \UnexpectedValueException if a field is missing or has another type
     */
    final public static function fromJson(array $data): static
    {
        $values = [];
        $cleared = [];
        foreach (self::fields(static::class) as $name => [$required, $nullable, $code]) {
            if (\array_key_exists($name, $data)) {
                $values[$name] = self::decode($code, $data[$name]);
                if ($data[$name] === null && !$required && $nullable) {
                    $cleared[$name] = true;
                }
            } elseif ($required) {
                throw new \UnexpectedValueException(static::class . ": $name is missing");
            }
        }
        try {
            $made = new static(...$values);
        } catch (\TypeError $error) {
            throw new \UnexpectedValueException($error->getMessage(), 0, $error);
        }
        $made->cleared = $cleared;
        return $made;
    }

    /** Returns a copy that sends null for these fields. */
    final public function clear(string ...$fields): static
    {
        $copy = clone $this;
        foreach ($fields as $field) {
            if (!isset(self::fields(static::class)[$field])) {
                throw new \InvalidArgumentException(static::class . " has no field $field");
            }
            $copy->$field = null;
            $copy->cleared[$field] = true;
        }
        return $copy;
    }

    /** Returns the object with the names of the contract, ready for json_encode. */
    final public function jsonSerialize(): object
    {
        $data = [];
        foreach (self::fields(static::class) as $name => [$required, , $code]) {
            $value = $this->$name;
            if ($value !== null || $required || isset($this->cleared[$name])) {
                $data[$name] = $code[0] === '{' && \is_array($value) ? (object) self::encode($value) : self::encode($value);
            }
        }
        return (object) $data;
    }

    /** @return array<string, array{bool, bool, string}> */
    private static function fields(string $class): array
    {
        if (!isset(self::$fields[$class])) {
            self::$fields[$class] = [];
            foreach (\array_filter(\explode(' ', $class::SPEC)) as $part) {
                [$head, $code] = \explode(':', $part, 2);
                self::$fields[$class][\rtrim($head, '!?')] = [\str_contains($head, '!'), \str_contains($head, '?'), $code];
            }
        }
        return self::$fields[$class];
    }

    private static function decode(string $code, mixed $value): mixed
    {
        if ($value === null) {
            return null;
        }
        $kind = $code[0];
        if ($kind === '[' || $kind === '{') {
            if (!\is_array($value)) {
                throw new \UnexpectedValueException('expected a list or an object');
            }
            return \array_map(static fn (mixed $item): mixed => self::decode(\substr($code, 1), $item), $value);
        }
        if ($kind === '@') {
            if (!\is_array($value)) {
                throw new \UnexpectedValueException('expected an object');
            }
            return ('StorePlatform\\' . \substr($code, 1))::fromJson($value);
        }
        if ($kind === 't') {
            if (!\is_string($value)) {
                throw new \UnexpectedValueException('expected a time');
            }
            try {
                return new \DateTimeImmutable($value);
            } catch (\Exception $error) {
                throw new \UnexpectedValueException("$value is not a time", 0, $error);
            }
        }
        return $value;
    }

    /** Returns the JSON value of a PHP value. Times become UTC with milliseconds. */
    public static function encode(mixed $value): mixed
    {
        if ($value instanceof self) {
            return $value->jsonSerialize();
        }
        if ($value instanceof \DateTimeInterface) {
            return \DateTimeImmutable::createFromInterface($value)->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d\TH:i:s.v\Z');
        }
        return \is_array($value) ? \array_map(self::encode(...), $value) : $value;
    }
}
