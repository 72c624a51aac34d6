"""Objects of the contract: how they are created, read from JSON and written to JSON."""

from __future__ import annotations

import datetime as _dt
import keyword
import re
import sys
from decimal import Decimal
from typing import Any, Callable, Iterator, NamedTuple, TypeVar, dataclass_transform

M = TypeVar('M', bound='Model')

_HUMP = re.compile(r'(?<=[a-z0-9])(?=[A-Z])')


class File(NamedTuple):
    """A file to upload."""

    name: str
    content: bytes
    media_type: str = 'application/octet-stream'


class Field(NamedTuple):
    """A member of an object, as its class describes it."""

    name: str
    wire: str
    required: bool
    nullable: bool
    code: str


@dataclass_transform(kw_only_default=True)
class Model:
    """An object of the contract.

    Create one with keyword arguments. An optional field that is absent reads as None. None for a nullable field is sent
    as null; None for another optional field is not sent.
    """

    _spec = ''

    def __init__(self, **values: Any) -> None:
        fields = fields_of(type(self))
        for name in values:
            if name not in fields:
                raise TypeError(f'{type(self).__name__} has no field {name}')
        missing = [name for name, field in fields.items() if field.required and name not in values]
        if missing:
            raise TypeError(f'{type(self).__name__} needs {", ".join(missing)}')
        self.__dict__.update(values)

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in fields_of(type(self)):
            raise AttributeError(f'{type(self).__name__} has no field {name}')
        self.__dict__[name] = value

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f'{type(self).__name__}({", ".join(f"{name}={value!r}" for name, value in self.__dict__.items())})'

    @classmethod
    def from_json(cls: type[M], data: dict[str, Any]) -> M:
        """Returns the object that parsed JSON describes. Unknown fields are ignored; ValueError says which field is wrong."""
        if not isinstance(data, dict):
            raise ValueError(f'{cls.__name__} is not an object')
        made = cls.__new__(cls)
        for name, field in fields_of(cls).items():
            if field.wire in data:
                try:
                    made.__dict__[name] = decode(cls, field.code, data[field.wire])
                except ValueError as error:
                    raise ValueError(f'{cls.__name__}.{field.wire}: {error}') from error
            elif field.required:
                raise ValueError(f'{cls.__name__}.{field.wire} is missing')
        return made

    def to_json(self) -> dict[str, Any]:
        """Returns the object with wire names, ready for json.dumps."""
        data: dict[str, Any] = {}
        for name, value in self.__dict__.items():
            field = fields_of(type(self))[name]
            if value is not None or field.nullable or field.required:
                data[field.wire] = encode(value)
        return data

    def __iter__(self) -> Iterator[str]:
        raise TypeError(f'{type(self).__name__} cannot be iterated over; a page has its objects in .items')


_FIELDS: dict[type, dict[str, Field]] = {}


def fields_of(model: type) -> dict[str, Field]:
    """Returns the fields of a class by Python name. The class describes them in one text, which is read on first use."""
    found = _FIELDS.get(model)
    if found is None:
        found = {}
        for part in getattr(model, '_spec').split():
            head, _, code = part.partition(':')
            wire = head.rstrip('!?')
            name = snake(wire)
            found[name] = Field(name, wire, '!' in head, '?' in head, code)
        _FIELDS[model] = found
    return found


def snake(wire: str) -> str:
    """Returns the Python name of a wire name: `orderId` is `order_id`, `from` is `from_`."""
    name = _HUMP.sub('_', wire).lower()
    return f'{name}_' if keyword.iskeyword(name) else name


def decode(owner: type, code: str, value: Any) -> Any:
    """Returns the Python value of a JSON value, by the code of its type."""
    if value is None:
        return None
    kind = code[0]
    if kind == '[':
        if not isinstance(value, list):
            raise ValueError('expected a list')
        return [decode(owner, code[1:], item) for item in value]
    if kind == '{':
        if not isinstance(value, dict):
            raise ValueError('expected an object')
        return {key: decode(owner, code[1:], item) for key, item in value.items()}
    if kind == '@':
        return getattr(sys.modules[owner.__module__], code[1:]).from_json(value)
    return _READ[kind](value)


def encode(value: Any) -> Any:
    """Returns the JSON value of a Python value. Amounts become plain decimal text, times become UTC with milliseconds."""
    if isinstance(value, Model):
        return value.to_json()
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        return {key: encode(item) for key, item in value.items()}
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise ValueError('a decimal must be finite')
        return f'{value:f}'
    if isinstance(value, _dt.datetime):
        if value.tzinfo is None:
            raise ValueError('a time needs a time zone, such as datetime.timezone.utc')
        return value.astimezone(_dt.timezone.utc).replace(tzinfo=None).isoformat(timespec='milliseconds') + 'Z'
    if isinstance(value, _dt.date):
        return value.isoformat()
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError('expected a text')
    return value


def _integer(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError('expected an integer')
    return value


def _boolean(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError('expected true or false')
    return value


def _decimal(value: Any) -> Decimal:
    if not re.fullmatch(r'-?[0-9]+(\.[0-9]+)?', _text(value)):
        raise ValueError('expected a decimal number')
    return Decimal(value)


_READ: dict[str, Callable[[Any], Any]] = {
    's': _text,
    'i': _integer,
    'b': _boolean,
    'd': _decimal,
    't': lambda value: _dt.datetime.fromisoformat(_text(value)),
    'D': lambda value: _dt.date.fromisoformat(_text(value)),
    'a': lambda value: value,
}


def form_of(model: Model) -> tuple[dict[str, str], dict[str, tuple[str, bytes, str]]]:
    """Returns the texts and the files of a multipart form."""
    texts: dict[str, str] = {}
    files: dict[str, tuple[str, bytes, str]] = {}
    for name, value in model.__dict__.items():
        wire = fields_of(type(model))[name].wire
        if isinstance(value, File):
            files[wire] = (value.name, value.content, value.media_type)
        elif value is not None:
            texts[wire] = query_text(value)
    return texts, files


def query_text(value: Any) -> str:
    """Returns a value as the text of a query parameter or of a form's field."""
    if isinstance(value, bool):
        return 'true' if value else 'false'
    return str(encode(value))


